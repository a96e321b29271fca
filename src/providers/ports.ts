import type { Cents } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';
import type { OtherShops } from './shops/shop.ts';

/** File storage. Keys are chosen by us, never by the sender. */
export type Storage = {
  put(key: string, bytes: Uint8Array, contentType?: string): Promise<void>;
  /** Null when there is no such file. */
  read(key: string): Promise<Uint8Array | null>;
  /** Size in bytes; null when there is none. */
  sizeOf(key: string): Promise<number | null>;
  remove(key: string): Promise<void>;
  /** A short-lived address to upload this one file. */
  uploadAddress(file: PromisedFile, now: Date): Promise<UploadAddress>;

  publicAddress(key: string): string;
  /** A temporary address for a private file. */
  privateAddress(key: string, expiresAt: Date, now: Date): Promise<string>;
};

export type PromisedFile = {
  readonly key: string;
  readonly contentType: string;
  readonly maxBytes: number;
  /** Part of the signature if known. */
  readonly bytes: number | null;
  readonly expiresAt: Date;
};
export type UploadAddress = { readonly url: string; readonly method: 'PUT'; readonly headers: Readonly<Record<string, string>> };

/** Email address with display name. */
export type Sender = { readonly name: string; readonly address: string };

/** One email ready to send. Every field is validated before. */
export type EmailMessage = {
  readonly from: Sender;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly messageId: string;
  readonly date: Date;
  /** One-click unsubscribe address; marketing emails only. */
  readonly unsubscribe: string | null;
  /** An appointment mail programs add to a calendar. */
  readonly calendar?: CalendarPart | null;
};
export type CalendarPart = { readonly method: 'REQUEST' | 'CANCEL'; readonly text: string };

/** The mail server's answer: accepted, retry later, or never; a dead address gets no more emails. */
export type Delivery =
  | { readonly outcome: 'taken' }
  | { readonly outcome: 'later'; readonly reason: string }
  | { readonly outcome: 'never'; readonly reason: string; readonly isDeadMailbox: boolean };

export type Mail = { send(message: EmailMessage): Promise<Delivery>; close(): void };

export type GeoLocation = {
  readonly country: string | null;
  readonly region: string | null;
  readonly city: string | null;
  readonly postal: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

/** Rough location of an IP address. Never fails: unknown is null. */
export type Geo = { locate(ip: string): Promise<GeoLocation> };

export type PostalAddress = {
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postCode: string;
  readonly country: string;
};

export const addressDoubts = ['unknown', 'unitMissing', 'unitUnknown', 'streetUnsure', 'directionMissing', 'postBox'] as const;
/** Why the carrier doubts an address. */
export type AddressDoubt = (typeof addressDoubts)[number];

/** The carrier's opinion of an address. It is advice and never prevents an order. */
export type AddressCheck =
  | { readonly outcome: 'known'; readonly written: PostalAddress; readonly isHome: boolean }
  | { readonly outcome: 'doubtful'; readonly written: PostalAddress | null; readonly doubts: readonly AddressDoubt[] }
  /** The carrier has no street data for that country. */
  | { readonly outcome: 'unsupported' }
  | { readonly outcome: 'away'; readonly reason: string };

export type Parcel = {
  readonly from: PostalAddress;
  readonly to: PostalAddress;
  readonly grams: number;
  /** Ship date: 2026-11-16. */
  readonly day: string;
};
export type Rate = {
  /** The carrier's service code, used for labels: FEDEX_2_DAY. */
  readonly service: string;
  readonly name: string;
  readonly priceCents: Cents;
  /** The promised day, if any. */
  readonly arrivesOn: string | null;
};
export type Rates =
  | { readonly outcome: 'quoted'; readonly rates: readonly Rate[] }
  | { readonly outcome: 'refused'; readonly reason: string }
  | { readonly outcome: 'away'; readonly reason: string };

export type Party = { readonly name: string; readonly company: string; readonly phone: string; readonly address: PostalAddress };
export type ShipmentRequest = {
  /** Stored before the carrier is asked; echoed in the answer, without idempotency. */
  readonly requestId: string;
  readonly from: Party;
  readonly to: Party;
  readonly grams: number;
  readonly service: string;
  readonly day: string;
  /** Printed on the label, so that a returned parcel can be identified. */
  readonly reference: string;
  readonly worthCents: Cents;
};

export type Label = { readonly contentType: 'application/pdf' | 'image/png'; readonly bytes: Uint8Array };
/**
 * `away`: not sent, so nothing was bought. `unsure`: sent with an unknown outcome; retrying could buy a second label, so staff must look
 * first.
 */
export type LabelPurchase =
  | { readonly outcome: 'bought'; readonly trackingNumber: string; readonly label: Label; readonly costCents: Cents }
  | { readonly outcome: 'refused' | 'away' | 'unsure'; readonly reason: string };

export type PickupRequest = {
  readonly from: Party;
  readonly isGround: boolean;
  /** Local time: 2026-11-17, 11:00:00 and 17:00:00. */
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
  /** Oldest first. */
  readonly scans: readonly Scan[];
};
/** Unknown numbers are left out. */
export type TrackingResult =
  | { readonly outcome: 'seen'; readonly parcels: readonly TrackedParcel[] }
  | { readonly outcome: 'away'; readonly reason: string };

/** The carrier port. Never throws: unreachable is `away`. */
export type Carrier = {
  /** Our double answers; no parcel moves. */
  readonly isTest: boolean;
  checkAddress(address: PostalAddress): Promise<AddressCheck>;
  rates(parcel: Parcel): Promise<Rates>;
  /** Buys one label for one parcel. */
  ship(request: ShipmentRequest): Promise<LabelPurchase>;
  /** Cancels a label no parcel uses yet. */
  cancelLabel(trackingNumber: string): Promise<{ readonly outcome: 'given' | 'refused' | 'away'; readonly reason: string }>;
  pickUp(request: PickupRequest): Promise<PickupAnswer>;
  /** At most thirty numbers at a time. */
  track(trackingNumbers: readonly string[]): Promise<TrackingResult>;
};

export type PaymentLine = { readonly name: string; readonly quantity: number; readonly unitCents: Cents; readonly sku: string | null };

/** What a shopper is asked to pay. The parts must add up to the total to the cent, or the provider refuses. */
export type PaymentOrderRequest = {
  /** Idempotency key stored by the caller before the call. */
  readonly requestId: string;
  /** Our order or invoice number; with the attempt it is unique at the provider. */
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
  /** Phone wallets identify themselves later, in the browser; by default PayPal. */
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
  /** The payer account; null until approved. */
  readonly payerId: string | null;
  readonly payerEmail: string | null;
};

/** `away`: outcome unknown, retry with the same requestId. `refused`: it did not and will not happen. */
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

/** The payments port. Never throws: unreachable is `away`. */
export type Payments = {
  /** Our double answers: "Test mode: no money moves". */
  readonly isTest: boolean;
  readonly environment: 'live' | 'sandbox' | 'double';
  readonly clientId: string;
  /** The provider's SDK script; the double serves its own. */
  readonly scriptUrl: string;
  create(request: PaymentOrderRequest): Promise<PaymentAnswer<ProviderPayment>>;
  fetchOrder(providerOrderId: string): Promise<PaymentAnswer<ProviderPayment>>;
  capture(providerOrderId: string, requestId: string): Promise<PaymentAnswer<ProviderPayment>>;
  refund(request: RefundRequest): Promise<PaymentAnswer<ProviderRefund>>;
  /** Verifies the signature over the raw bytes; null when it is not from the provider. */
  handleWebhook(headers: Headers, raw: Uint8Array): Promise<PaymentEvent | null | 'away'>;
};

/** Ports to other companies in our own terms. Without a mail server emails are only stored. */
export type Ports = {
  readonly storage: Storage;
  readonly mail: Mail | null;
  readonly geo: Geo;
  readonly carrier: Carrier;
  readonly payments: Payments;
  readonly shops: OtherShops;
};
