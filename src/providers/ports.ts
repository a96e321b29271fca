import type { Cents } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';
import type { OtherShops } from './shops/shop.ts';

/** Where files of people and staff are kept. Keys are chosen by us, never by who sends the file. */
export type Storage = {
  put(key: string, bytes: Uint8Array, contentType?: string): Promise<void>;
  /** Null when there is no such file. */
  read(key: string): Promise<Uint8Array | null>;
  /** Bytes of a file, asked before it is read; null when there is none. */
  sizeOf(key: string): Promise<number | null>;
  remove(key: string): Promise<void>;
  /** An address to which a browser may put this one file, for a short time. */
  uploadAddress(file: PromisedFile, now: Date): Promise<UploadAddress>;
  /** Where everybody may read a public file. */
  publicAddress(key: string): string;
  /** An address under which a private file may be read until then. */
  privateAddress(key: string, expiresAt: Date, now: Date): Promise<string>;
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
export type EmailMessage = {
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
  /** An appointment that mail programs put into a calendar. */
  readonly calendar?: CalendarPart | null;
};
export type CalendarPart = { readonly method: 'REQUEST' | 'CANCEL'; readonly text: string };

/** What the mail server said: taken, try again later, or never; a dead mailbox gets no more letters. */
export type Delivery =
  | { readonly outcome: 'taken' }
  | { readonly outcome: 'later'; readonly reason: string }
  | { readonly outcome: 'never'; readonly reason: string; readonly isDeadMailbox: boolean };

/** The way letters leave the house. */
export type Mail = { send(letter: EmailMessage): Promise<Delivery>; close(): void };

export type GeoLocation = {
  readonly country: string | null;
  readonly region: string | null;
  readonly city: string | null;
  readonly postal: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

/** Where an address of the internet roughly is. Never fails: what is not known is null. */
export type Geo = { locate(ip: string): Promise<GeoLocation> };

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

/** Somebody at a place, as a label names them. */
export type Party = { readonly name: string; readonly company: string; readonly phone: string; readonly address: PostalAddress };
export type ShipmentRequest = {
  /** Written down before the carrier is asked; it comes back in the answer, and stands for nothing more there. */
  readonly requestId: string;
  readonly from: Party;
  readonly to: Party;
  readonly grams: number;
  readonly service: string;
  readonly day: string;
  /** Printed on the label, so that a parcel that comes back is known. */
  readonly reference: string;
  readonly worthCents: Cents;
};
/** A document that is pasted on a parcel. */
export type Label = { readonly contentType: 'application/pdf' | 'image/png'; readonly bytes: Uint8Array };
/**
 * `away`: it was not asked, so nothing was bought. `unsure`: it was asked and nobody knows what it did; asking again could
 * buy a second label, so a person looks first.
 */
export type LabelPurchase =
  | { readonly outcome: 'bought'; readonly trackingNumber: string; readonly label: Label; readonly costCents: Cents }
  | { readonly outcome: 'refused' | 'away' | 'unsure'; readonly reason: string };

export type PickupRequest = {
  readonly from: Party;
  readonly isGround: boolean;
  /** On the clock of the place: 2026-11-17, 11:00:00 and 17:00:00. */
  readonly day: string;
  readonly readyAt: string;
  readonly closesAt: string;
  readonly parcelCount: number;
  readonly grams: number;
};
export type PickupAnswer =
  | { readonly outcome: 'confirmed'; readonly confirmation: string }
  | { readonly outcome: 'refused' | 'away' | 'unsure'; readonly reason: string };

export type Scan = { readonly at: Date; readonly code: string; readonly place: string };
export type TrackedParcel = {
  readonly trackingNumber: string;
  readonly state: 'labelled' | 'moving' | 'delivered' | 'returned' | 'cancelled';
  readonly deliveredAt: Date | null;
  /** The oldest first. */
  readonly scans: readonly Scan[];
};
/** Numbers the carrier does not know are left out. */
export type TrackingResult =
  | { readonly outcome: 'seen'; readonly parcels: readonly TrackedParcel[] }
  | { readonly outcome: 'away'; readonly reason: string };

/** Who brings the parcels. Never fails: when it cannot be asked, it is away. */
export type Carrier = {
  /** Our own stand-in answers; no parcel moves. */
  readonly isTest: boolean;
  checkAddress(address: PostalAddress): Promise<AddressCheck>;
  rates(parcel: Parcel): Promise<Rates>;
  /** Buys one label for one parcel. */
  ship(wish: ShipmentRequest): Promise<LabelPurchase>;
  /** Gives a label back that no parcel carries yet. */
  cancelLabel(trackingNumber: string): Promise<{ readonly outcome: 'given' | 'refused' | 'away'; readonly reason: string }>;
  pickUp(wish: PickupRequest): Promise<PickupAnswer>;
  /** At most thirty numbers at a time. */
  track(trackingNumbers: readonly string[]): Promise<TrackingResult>;
};

export type PaymentLine = { readonly name: string; readonly quantity: number; readonly unitCents: Cents; readonly sku: string | null };

/** What a shopper is asked to pay. The parts add up to the total to the cent, or the provider refuses it. */
export type PaymentOrderRequest = {
  /** Stored by the caller before the call: the same wish asked twice is one payment. */
  readonly requestId: string;
  /** Our order's or invoice's number; with the attempt it is unique at the provider. */
  readonly number: string;
  readonly attempt: number;
  readonly totalCents: Cents;
  readonly itemsCents: Cents;
  readonly shippingCents: Cents;
  readonly handlingCents: Cents;
  readonly taxCents: Cents;
  readonly discountCents: Cents;
  readonly lines: readonly PaymentLine[];
  readonly receiver: { readonly name: string; readonly address: PostalAddress } | null;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly language: Language;
  /** A wallet of a phone names itself to the provider later, in the browser; without one it is PayPal. */
  readonly wallet?: 'paypal' | 'apple_pay' | 'google_pay';
};

export const captureStates = ['COMPLETED', 'PENDING', 'DECLINED', 'REFUNDED', 'PARTIALLY_REFUNDED', 'FAILED'] as const;
export type PaymentCapture = {
  readonly id: string;
  readonly status: (typeof captureStates)[number];
  readonly amountCents: Cents;
  readonly currency: string;
  readonly feeCents: Cents | null;
  readonly at: Date | null;
};

export const paymentStates = ['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED'] as const;
/** A payment as the provider sees it. COMPLETED is not money yet: only a COMPLETED capture is. */
export type ProviderPayment = {
  readonly providerOrderId: string;
  readonly status: (typeof paymentStates)[number];
  readonly number: string | null;
  readonly approveUrl: string | null;
  readonly captures: readonly PaymentCapture[];
  /** Whose purse it is; nobody's until somebody agreed. */
  readonly payerId: string | null;
  readonly payerEmail: string | null;
};

/** `away`: nobody knows whether it happened, ask again with the same requestId. `refused`: it did not happen and will not. */
export type PaymentAnswer<T> =
  | { readonly outcome: 'done'; readonly value: T }
  | { readonly outcome: 'refused'; readonly issue: string; readonly text: string }
  | { readonly outcome: 'away'; readonly reason: string };

export type RefundRequest = { readonly captureId: string; readonly amountCents: Cents; readonly requestId: string; readonly note: string };
export type ProviderRefund = { readonly id: string; readonly status: string; readonly amountCents: Cents };
export type PaymentEvent = {
  readonly eventId: string;
  readonly kind: string;
  readonly providerOrderId: string | null;
  readonly captureId: string | null;
};

/** Who takes the money. Never fails: what could not be asked is away. */
export type Payments = {
  /** Our own stand-in answers: "Test mode: no money moves". */
  readonly isTest: boolean;
  readonly environment: 'live' | 'sandbox' | 'double';
  readonly clientId: string;
  /** The script with the provider's buttons; the stand-in serves its own. */
  readonly scriptUrl: string;
  create(wish: PaymentOrderRequest): Promise<PaymentAnswer<ProviderPayment>>;
  fetchOrder(providerOrderId: string): Promise<PaymentAnswer<ProviderPayment>>;
  capture(providerOrderId: string, requestId: string): Promise<PaymentAnswer<ProviderPayment>>;
  refund(wish: RefundRequest): Promise<PaymentAnswer<ProviderRefund>>;
  /** Checks the signature over the raw bytes; null when it is not from the provider. */
  handleWebhook(headers: Headers, raw: Uint8Array): Promise<PaymentEvent | null | 'away'>;
};

/** The doors to other companies, each in our own words. Without a mail server letters stay in the house. */
export type Ports = {
  readonly storage: Storage;
  readonly mail: Mail | null;
  readonly geo: Geo;
  readonly carrier: Carrier;
  readonly payments: Payments;
  readonly shops: OtherShops;
};
