/** Replaces PayPal's, Apple's and Google's scripts in the browser: the same objects, with sheets that ask for the payer's decision. */
export const sdkScript = (words: unknown, payerId: string): string => `(() => {
'use strict';
const words = ${JSON.stringify(words).replaceAll('<', '\\u003c')};
const payerID = ${JSON.stringify(payerId)};
const decideAt = new URL('decide', document.currentScript.src).href;
const say = (key) => (words[document.documentElement.lang.startsWith('zh') ? 'zh' : 'en'] || words.en)[key];

const dress = new CSSStyleSheet();
dress.replaceSync(\`
  .sandbox-pay { display: block; width: 100%; min-height: 48px; padding: 0 16px; border: 0; border-radius: 999px; font: inherit; font-weight: 600; text-align: center; cursor: pointer; }
  .sandbox-pay:focus-visible, .sandbox-sheet button:focus-visible { outline: 3px solid #8a2f45; outline-offset: 2px; }
  .sandbox-pay[data-wallet="paypal"] { background: #ffc439; color: #1b2a4a; }
  .sandbox-pay[data-wallet="apple_pay"] { background: #000; color: #fff; }
  .sandbox-pay[data-wallet="google_pay"] { background: #fff; color: #202124; border: 1px solid #747775; }
  .sandbox-sheet { width: min(400px, calc(100vw - 32px)); margin: auto; padding: 0; border: 0; border-radius: 16px; overflow: hidden; background: #fff; color: #2a1f1b; font-size: 16px; line-height: 1.5; box-shadow: 0 24px 64px rgb(42 31 27 / 0.3); }
  .sandbox-sheet::backdrop { background: rgb(42 31 27 / 0.55); }
  .sandbox-sheet p { margin: 0; padding: 10px 24px; background: #fdf0d5; color: #6b4a12; font-size: 14px; font-weight: 600; }
  .sandbox-sheet h2 { margin: 0; padding: 24px 24px 8px; font-size: 20px; }
  .sandbox-sheet div { display: grid; gap: 8px; padding: 8px 24px 24px; }
  .sandbox-sheet button { min-height: 48px; border: 1px solid #d9cdc4; border-radius: 999px; background: #fff; color: inherit; font: inherit; text-align: center; cursor: pointer; }
  .sandbox-sheet button[value="pay"] { border-color: #8a2f45; background: #8a2f45; color: #fff; font-weight: 600; }
\`);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, dress];

/** Asks for the decision: pay, pending, decline, or cancel by button or Escape. */
const ask = (name) => new Promise((resolve) => {
  const sheet = document.createElement('dialog');
  sheet.className = 'sandbox-sheet';
  sheet.setAttribute('aria-label', name);
  const note = document.createElement('p');
  note.textContent = say('testMode');
  const title = document.createElement('h2');
  title.textContent = name;
  const choices = document.createElement('div');
  for (const decision of ['pay', 'pending', 'decline', 'cancel']) {
    const button = document.createElement('button');
    button.type = 'button';
    button.value = decision;
    button.textContent = say(decision);
    button.addEventListener('click', () => sheet.close(decision));
    choices.append(button);
  }
  sheet.append(note, title, choices);
  sheet.addEventListener('close', () => { sheet.remove(); resolve(sheet.returnValue || 'cancel'); });
  document.body.append(sheet);
  sheet.showModal();
});

const decide = async (orderId, decision, wallet) => {
  const answer = await fetch(decideAt, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ orderId, decision, wallet }) });
  const body = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(body.details?.[0]?.issue || body.name), { name: body.name, paypalDebugId: body.debug_id });
  return body;
};

const button = (wallet, text, press) => {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'sandbox-pay';
  made.dataset.wallet = wallet;
  made.textContent = text;
  made.addEventListener('click', press);
  return made;
};

const Buttons = (options = {}) => {
  const paymentSource = options.fundingSource || 'paypal';
  let made = null;
  let isBusy = false;
  const pay = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      let isStopped = false;
      const clicked = await options.onClick?.({ fundingSource: paymentSource }, { resolve: () => true, reject: () => { isStopped = true; } });
      if (isStopped || clicked === false) return;
      const orderID = await options.createOrder({ paymentSource }, {});
      for (let isAgain = true; isAgain; ) {
        isAgain = false;
        const decision = await ask('PayPal');
        if (decision === 'cancel') { await options.onCancel?.({ orderID }, {}); return; }
        await decide(orderID, decision, 'paypal');
        const actions = { restart: () => { isAgain = true; }, redirect: (url) => location.assign(url) };
        await options.onApprove?.({ orderID, payerID, paymentSource, facilitatorAccessToken: '' }, actions);
      }
    } catch (error) {
      if (!options.onError) throw error;
      options.onError(error);
    } finally {
      isBusy = false;
    }
  };
  return {
    isEligible: () => true,
    render: async (place) => {
      const box = typeof place === 'string' ? document.querySelector(place) : place;
      if (!box) throw new Error('Document is ready and element ' + place + ' does not exist');
      made = button('paypal', 'PayPal', pay);
      box.replaceChildren(made);
      options.onInit?.({}, { enable: async () => { made.disabled = false; }, disable: async () => { made.disabled = true; } });
    },
    close: async () => made?.remove(),
    updateProps: async (changed) => { Object.assign(options, changed); },
  };
};

const Applepay = () => ({
  config: async () => ({ isEligible: true, countryCode: 'US', merchantCountry: 'US', currencyCode: 'USD', merchantCapabilities: ['supports3DS', 'supportsCredit', 'supportsDebit'], supportedNetworks: ['visa', 'masterCard', 'amex', 'discover'], tokenNotificationURL: '' }),
  validateMerchant: async ({ validationUrl, displayName }) => ({ merchantSession: { epochTimestamp: Date.now(), displayName, validationUrl }, paypalDebugId: 'sandbox' }),
  confirmOrder: async ({ orderId, token }) => ({ approveApplePayPayment: await decide(orderId, token?.paymentData?.decision || 'pay', 'apple_pay') }),
});

const Googlepay = () => ({
  config: async () => ({
    apiVersion: 2,
    apiVersionMinor: 0,
    countryCode: 'US',
    merchantInfo: { merchantId: 'sandbox', merchantName: 'Tressline' },
    allowedPaymentMethods: [{ type: 'CARD', parameters: { allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'], allowedCardNetworks: ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER'] }, tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters: { gateway: 'paypalsb', gatewayMerchantId: 'sandbox' } } }],
  }),
  confirmOrder: ({ orderId, paymentMethodData }) => decide(orderId, paymentMethodData?.tokenizationData?.token || 'pay', 'google_pay'),
  initiatePayerAction: async () => ({ liabilityShift: 'POSSIBLE' }),
});

class TestApplePaySession {
  static STATUS_SUCCESS = 0;
  static STATUS_FAILURE = 1;
  static canMakePayments = () => true;
  static canMakePaymentsWithActiveCard = async () => true;
  static applePayCapabilities = async () => ({ paymentCredentialStatus: 'paymentCredentialsAvailable' });
  static supportsVersion = () => true;
  constructor(version, request) { this.request = request; }
  begin() { setTimeout(() => this.onvalidatemerchant?.({ validationURL: 'https://apple-pay-gateway.invalid/paymentservices/startSession' }), 0); }
  async completeMerchantValidation() {
    const decision = await ask('Apple Pay');
    if (decision === 'cancel') return this.oncancel?.({});
    const contact = { countryCode: 'US', givenName: 'Test', familyName: 'Payer' };
    this.onpaymentauthorized?.({ payment: { token: { paymentData: { decision } }, billingContact: contact, shippingContact: contact } });
  }
  completePayment() {}
  completeShippingContactSelection() {}
  completePaymentMethodSelection() {}
  abort() {}
}

class TestPaymentsClient {
  constructor(options = {}) { this.options = options; }
  isReadyToPay = async () => ({ result: true });
  createButton = ({ onClick }) => button('google_pay', 'Google Pay', onClick);
  prefetchPaymentData() {}
  loadPaymentData = async () => {
    const decision = await ask('Google Pay');
    if (decision === 'cancel') throw { statusCode: 'CANCELED' };
    const data = { apiVersion: 2, apiVersionMinor: 0, email: 'payer@sandbox.test', paymentMethodData: { type: 'CARD', description: 'Visa 1111', info: { cardNetwork: 'VISA', cardDetails: '1111' }, tokenizationData: { type: 'PAYMENT_GATEWAY', token: decision } } };
    await this.options.paymentDataCallbacks?.onPaymentAuthorized?.(data);
    return data;
  };
}

window.paypal = { version: '5.0.0-sandbox', Buttons, Applepay, Googlepay, FUNDING: { PAYPAL: 'paypal', CARD: 'card', APPLEPAY: 'applepay', GOOGLEPAY: 'googlepay' } };
window.ApplePaySession ||= TestApplePaySession;
window.google ||= {};
window.google.payments ||= { api: { PaymentsClient: TestPaymentsClient } };
})();
`;
