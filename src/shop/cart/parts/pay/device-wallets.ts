import type { WalletName } from './order.ts';
import { googleScript, paymentGlobals, scriptLoaded } from './sdk.ts';

type Environment = 'live' | 'sandbox' | 'double';
type WalletPayment = {
  readonly amount: string;
  readonly environment: Environment;
  /** Places the order; returns its number at the provider. */
  readonly open: () => Promise<string>;
};

/** Wallets supported by this device and the shop's account. */
export async function readyWallets(environment: Environment): Promise<readonly WalletName[]> {
  const [apple, google] = await Promise.all([isAppleReady(), isGoogleReady(environment)].map((check) => check.catch(() => false)));
  return [...(apple ? (['apple_pay'] as const) : []), ...(google ? (['google_pay'] as const) : [])];
}

async function isAppleReady(): Promise<boolean> {
  const { ApplePaySession, paypal } = paymentGlobals();
  if (!ApplePaySession?.canMakePayments() || !paypal?.Applepay) return false;
  return (await paypal.Applepay().config()).isEligible;
}

async function isGoogleReady(environment: Environment): Promise<boolean> {
  if (!paymentGlobals().paypal?.Googlepay) return false;
  if (environment !== 'double') await scriptLoaded(googleScript);
  const { client, config } = await googleClient(environment);
  const { apiVersion, apiVersionMinor, allowedPaymentMethods } = config;
  return (await client.isReadyToPay({ apiVersion, apiVersionMinor, allowedPaymentMethods })).result;
}

async function googleClient(environment: Environment) {
  const { google, paypal } = paymentGlobals();
  const [Client, wallet] = [google?.payments?.api?.PaymentsClient, paypal?.Googlepay?.()];
  if (!Client || !wallet) throw new Error('Google Pay is not here');
  return { client: new Client({ environment: environment === 'live' ? 'PRODUCTION' : 'TEST' }), config: await wallet.config(), wallet };
}

/** Shows the wallet's sheet, then confirms with the provider; null when the buyer closed the sheet. */
export function payWithApple({ amount, open }: WalletPayment): Promise<string | null> {
  const { ApplePaySession: Session, paypal } = paymentGlobals();
  const wallet = paypal?.Applepay?.();
  if (!Session || !wallet) return Promise.reject(new Error('Apple Pay is not here'));
  const showPaymentSheet = async (): Promise<string | null> => {
    const { countryCode, merchantCapabilities, supportedNetworks } = await wallet.config();
    return new Promise<string | null>((resolve, reject) => {
      const total = { label: document.title, amount, type: 'final' };
      const session = new Session(4, { countryCode, merchantCapabilities, supportedNetworks, currencyCode: 'USD', total });
      const fail = (error: unknown): void => {
        session.abort();
        reject(error);
      };
      session.onvalidatemerchant = ({ validationURL }) =>
        void wallet
          .validateMerchant({ validationUrl: validationURL, displayName: document.title })
          .then(({ merchantSession }) => session.completeMerchantValidation(merchantSession), fail);
      session.onpaymentauthorized = ({ payment: { token, billingContact } }) =>
        void open()
          .then(async (orderId) => {
            await wallet.confirmOrder({ orderId, token, billingContact });
            session.completePayment({ status: Session.STATUS_SUCCESS });
            resolve(orderId);
          })
          .catch((error: unknown) => {
            session.completePayment({ status: Session.STATUS_FAILURE });
            reject(error);
          });
      session.oncancel = () => resolve(null);
      session.begin();
    });
  };
  return showPaymentSheet();
}

export async function payWithGoogle({ amount, environment, open }: WalletPayment): Promise<string | null> {
  const { client, config, wallet } = await googleClient(environment);
  const { apiVersion, apiVersionMinor, allowedPaymentMethods, merchantInfo, countryCode } = config;
  const transactionInfo = { countryCode, currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: amount };
  const chosen = await client
    .loadPaymentData({ apiVersion, apiVersionMinor, allowedPaymentMethods, merchantInfo, transactionInfo })
    .catch((error: unknown) => {
      // Closing the sheet is not an error.
      if (typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 'CANCELED') return null;
      throw error;
    });
  if (!chosen) return null;
  const orderId = await open();
  const { status } = await wallet.confirmOrder({ orderId, paymentMethodData: chosen.paymentMethodData });
  if (status === 'PAYER_ACTION_REQUIRED') await wallet.initiatePayerAction?.({ orderId });
  return orderId;
}
