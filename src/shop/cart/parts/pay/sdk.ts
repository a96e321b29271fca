/** The part of the provider's SDK we use, with its own names. */
type Rendered = {
  readonly isEligible: () => boolean;
  readonly render: (place: HTMLElement) => Promise<void>;
  readonly close?: () => Promise<void>;
};
type ButtonOptions = {
  readonly style?: Readonly<Record<string, string | number>>;
  readonly createOrder: () => Promise<string>;
  readonly onApprove: (data: { orderID: string }, actions: { restart: () => void }) => Promise<void>;
  readonly onCancel: () => void;
  readonly onError: (error: unknown) => void;
};
type ApplePay = {
  readonly config: () => Promise<{ isEligible: boolean; countryCode: string; merchantCapabilities: string[]; supportedNetworks: string[] }>;
  readonly validateMerchant: (request: { validationUrl: string; displayName: string }) => Promise<{ merchantSession: unknown }>;
  readonly confirmOrder: (request: { orderId: string; token: unknown; billingContact: unknown }) => Promise<unknown>;
};
type GooglePay = {
  readonly config: () => Promise<{
    apiVersion: number;
    apiVersionMinor: number;
    countryCode: string;
    allowedPaymentMethods: unknown[];
    merchantInfo: unknown;
  }>;
  readonly confirmOrder: (request: { orderId: string; paymentMethodData: unknown }) => Promise<{ status: string }>;
  readonly initiatePayerAction?: (request: { orderId: string }) => Promise<unknown>;
};
export type PaymentSdk = {
  readonly Buttons?: (options: ButtonOptions) => Rendered;
  readonly Applepay?: () => ApplePay;
  readonly Googlepay?: () => GooglePay;
};

export type AppleSession = {
  onvalidatemerchant: ((event: { validationURL: string }) => void) | null;
  onpaymentauthorized: ((event: { payment: { token: unknown; billingContact: unknown } }) => void) | null;
  oncancel: (() => void) | null;
  begin: () => void;
  abort: () => void;
  completeMerchantValidation: (session: unknown) => void;
  completePayment: (result: { status: number }) => void;
};
type AppleSessions = {
  new (version: number, request: object): AppleSession;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
  readonly canMakePayments: () => boolean;
};
export type GoogleClient = {
  readonly isReadyToPay: (request: object) => Promise<{ result: boolean }>;
  readonly loadPaymentData: (request: object) => Promise<{ paymentMethodData: unknown }>;
};
type Strangers = {
  readonly paypal?: PaymentSdk;
  readonly ApplePaySession?: AppleSessions;
  readonly google?: { readonly payments?: { readonly api?: { readonly PaymentsClient: new (options: object) => GoogleClient } } };
};

export const paymentGlobals = (): Strangers => window as unknown as Strangers;

const loading = new Map<string, Promise<void>>();

/** A third-party script, loaded once and only on payment pages. */
export function scriptLoaded(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const script = document.createElement('script');
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(address);
      reject(new Error(`not loaded: ${address}`));
    };
  });
  loading.set(address, loaded);
  script.src = address;
  script.async = true;
  document.head.append(script);
  return loaded;
}

export const googleScript = 'https://pay.google.com/gp/p/js/pay.js';
