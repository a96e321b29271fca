import type { Cents } from '#kernel/money.ts';

/** Where files of people and staff are kept. Keys are chosen by us, never by who sends the file. */
export type Storage = {
  put(key: string, bytes: Uint8Array, contentType?: string): Promise<void>;
  /** Null when there is no such file. */
  read(key: string): Promise<Uint8Array | null>;
  /** Bytes of a file, asked before it is read; null when there is none. */
  sizeOf(key: string): Promise<number | null>;
  remove(key: string): Promise<void>;
  /** An address to which a browser may put this one file, for a short time. */
  uploadAddress(file: PromisedFile, now: Date): UploadAddress;
  /** Where everybody may read a public file. */
  publicAddress(key: string): string;
  /** An address under which a private file may be read until then. */
  privateAddress(key: string, expiresAt: Date, now: Date): string;
};

export type PromisedFile = {
  readonly key: string;
  readonly contentType: string;
  readonly mostBytes: number;
  /** Told beforehand, it is part of what is signed. */
  readonly bytes: number | null;
  readonly expiresAt: Date;
};
export type UploadAddress = { readonly url: string; readonly method: 'PUT'; readonly headers: Readonly<Record<string, string>> };

/** Somebody's mailbox, with the name that stands before it. */
export type Sender = { readonly name: string; readonly address: string };

/** One letter, ready to leave. Every field was checked before it came here. */
export type Letter = {
  readonly from: Sender;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly messageId: string;
  readonly date: Date;
  /** The address that takes a one-click stop; only letters to a list have one. */
  readonly unsubscribe: string | null;
};

/** What the mail server said: taken, try again later, or never; a dead mailbox gets no more letters. */
export type Delivery =
  | { readonly outcome: 'taken' }
  | { readonly outcome: 'later'; readonly reason: string }
  | { readonly outcome: 'never'; readonly reason: string; readonly isDeadMailbox: boolean };

/** The way letters leave the house. */
export type Mail = { send(letter: Letter): Promise<Delivery>; close(): void };

export type Place = {
  readonly country: string | null;
  readonly region: string | null;
  readonly city: string | null;
  readonly postal: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

/** Where an address of the internet roughly is. Never fails: what is not known is null. */
export type Geo = { locate(ip: string): Promise<Place> };

/** Where a parcel goes, or comes from. */
export type PostalAddress = {
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postCode: string;
  readonly country: string;
};

export const addressDoubts = ['unknown', 'unitMissing', 'unitUnknown', 'streetUnsure', 'directionMissing', 'postBox'] as const;
/** Why the carrier is not sure that a parcel would arrive. */
export type AddressDoubt = (typeof addressDoubts)[number];

/** What the carrier says of an address. It is advice: nobody is kept from ordering by it. */
export type AddressCheck =
  | { readonly outcome: 'known'; readonly written: PostalAddress; readonly isHome: boolean }
  | { readonly outcome: 'doubtful'; readonly written: PostalAddress | null; readonly doubts: readonly AddressDoubt[] }
  /** The carrier knows no streets in that country. */
  | { readonly outcome: 'unsupported' }
  | { readonly outcome: 'away'; readonly reason: string };

export type Parcel = {
  readonly from: PostalAddress;
  readonly to: PostalAddress;
  readonly grams: number;
  /** The day it leaves the house: 2026-11-16. */
  readonly day: string;
};
export type Rate = {
  /** The carrier's own word for the service, which a label asks for: FEDEX_2_DAY. */
  readonly service: string;
  readonly name: string;
  readonly priceCents: Cents;
  /** The promised day, where there is one. */
  readonly arrivesOn: string | null;
};
export type Rates =
  | { readonly outcome: 'quoted'; readonly rates: readonly Rate[] }
  | { readonly outcome: 'refused'; readonly reason: string }
  | { readonly outcome: 'away'; readonly reason: string };

/** Who brings the parcels. Never fails: when it cannot be asked, it is away. */
export type Carrier = {
  /** Our own stand-in answers; no parcel moves. */
  readonly isTest: boolean;
  checkAddress(address: PostalAddress): Promise<AddressCheck>;
  rates(parcel: Parcel): Promise<Rates>;
};

/** The doors to other companies, each in our own words. Without a mail server letters stay in the house. */
export type Ports = { readonly storage: Storage; readonly mail: Mail | null; readonly geo: Geo; readonly carrier: Carrier };
