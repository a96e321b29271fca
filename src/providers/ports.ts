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

/** The doors to other companies, each in our own words. Without a mail server letters stay in the house. */
export type Ports = { readonly storage: Storage; readonly mail: Mail | null; readonly geo: Geo };
