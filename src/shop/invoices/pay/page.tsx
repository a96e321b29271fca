import { lazy, Suspense, useEffect, useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { invoicePayTexts, invoiceTexts } from '#areas/checkout/invoice-texts.ts';
import { fieldNames } from '#areas/shoppers/rules/address.ts';
import { dollars } from '#kernel/money.ts';
import { AddressFields } from '#shop/account/parts/address-fields.tsx';
import { readAddressDraft } from '#shop/account/parts/address-form.ts';
import { AddressSuggestion } from '#shop/account/parts/address-suggestion.tsx';
import { useLocale, useTexts, useVariantPath } from '#site/locale.tsx';
import { pageMeta } from '#site/meta.ts';
import { SubmitButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { DueNote } from '../parts/due-note.tsx';
import { InvoiceBill } from '../parts/invoice-bill.tsx';
import { InvoiceUnavailable } from '../parts/invoice-gone.tsx';
import type { PageInvoice } from '../parts/invoice-page.server.ts';
import type { Route } from './+types/page';
import type { PayAnswer, PayPageData } from './load.server.ts';
import { InvoicePaymentResult } from './payment-result.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

/** The address contains the code, so it is not indexed and no tag repeats it. */
export const meta: Route.MetaFunction = ({ matches: [root] }) => {
  const site = root.loaderData?.site;
  if (!site) return [];
  const title = invoiceTexts.linkTitle[site.language].replace('{shop}', site.shopName);
  return pageMeta(site, '/paypal', '', {
    title,
    description: invoiceTexts.description[site.language],
    keywords: [title, site.shopName],
    hidden: true,
  });
};

export default function InvoicePayPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.invoice) return <InvoiceUnavailable why={loaderData.gone ?? 'cancelled'} />;
  return <PayView data={{ ...loaderData, invoice: loaderData.invoice }} answer={actionData} />;
}

type Open = PayPageData & { readonly invoice: PageInvoice };
type PayViewProps = { data: Open; answer: object | undefined };

/** Amount, address if needed, and one button. Afterwards the result. */
function PayView({ data, answer }: PayViewProps) {
  const say = useTexts(invoiceTexts);
  const { variant } = useLocale();
  const { invoice, said: outcome } = data;
  if (outcome === 'paid' || outcome === 'pending' || outcome === 'attention' || invoice.closed)
    return <InvoicePaymentResult invoice={invoice} outcome={outcome} />;
  const isLink = invoice.kind === 'payment_link';
  return (
    <div className="wrap page-head checkout">
      <div className="cart-head">
        <h1>{isLink ? say('linkTitle', { shop: invoice.seller.name }) : say('payTitle', { number: invoice.number })}</h1>
      </div>
      <div className={data.address ? 'cart-page' : 'cart-page invoice-pay'}>
        <div>
          {variant === 'mobile' && <Summary invoice={invoice} />}
          <PayForm data={data} answer={answer} />
        </div>
        {variant === 'desktop' && <Summary invoice={invoice} />}
      </div>
    </div>
  );
}

function Summary({ invoice }: { invoice: PageInvoice }) {
  const say = useTexts(invoiceTexts);
  const pay = useTexts(invoicePayTexts);
  const path = useVariantPath();
  return (
    <aside className="sum panel" aria-labelledby="invoice-sum">
      <h2 id="invoice-sum">{pay('yourInvoice')}</h2>
      <p className="meta">{invoice.number}</p>
      <ul className="invoice-lines">
        {invoice.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an invoice never move.
          <li key={index}>
            <span className="long-words">
              {line.name}
              {line.quantity > 1 && (
                <small className="meta">{say('times', { count: line.quantity, price: dollars(line.priceCents) })}</small>
              )}
            </span>
            <span className="num">{dollars(line.totalCents)}</span>
          </li>
        ))}
      </ul>
      <InvoiceBill {...invoice} />
      {invoice.kind !== 'payment_link' && (
        <p>
          <Link className="link" to={path(invoice.readPath)}>
            {pay('see')}
          </Link>
        </p>
      )}
    </aside>
  );
}

const Wallets = lazy(async () => ({ default: (await import('#shop/cart/parts/pay/wallets.tsx')).Wallets }));

/** What a wallet pays: the invoice with the address in the form. */
function orderIn(code: string, form: HTMLFormElement | null) {
  if (!form) return { invoice_code: code };
  const draft = readAddressDraft(new FormData(form));
  const receiver = Object.entries(fieldNames).map(([field, name]) => [name, draft[field as keyof typeof draft] ?? '']);
  return { invoice_code: code, receiver: Object.fromEntries(receiver) };
}

function PayForm({ data: { invoice, said, address, provider }, answer }: PayViewProps) {
  const say = useTexts(invoiceTexts);
  const pay = useTexts(invoicePayTexts);
  const { variant } = useLocale();
  const path = useVariantPath();
  const isBusy = useNavigation().formMethod === 'POST';
  const result = answer && 'faults' in answer ? (answer as PayAnswer) : null;
  const problem = answer && 'problem' in answer ? String(answer.problem) : null;
  const hasFaults = Object.keys(result?.faults ?? {}).length > 0;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (hasFaults) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [hasFaults]);
  const amount = dollars(invoice.dueCents);
  return (
    <>
      {said === 'left' && !answer && <Notice tone="warn">{pay('left')}</Notice>}
      {said === 'declined' && !answer && <Notice tone="err">{pay('declined')}</Notice>}
      {result?.question && (
        <AddressSuggestion key={JSON.stringify(result)} draft={result.draft} makeDefault={false} question={result.question} />
      )}
      <Form method="post" action="." ref={form} className="stack" noValidate>
        {address && (
          <section aria-labelledby="where-it-goes">
            <h2 id="where-it-goes" className="visually-hidden">
              {pay('addressTitle')}
            </h2>
            <AddressFields
              key={JSON.stringify(result?.draft)}
              draft={result?.draft ?? address.draft}
              faults={result?.faults ?? {}}
              countries={address.countries}
              hasEmail={false}
            />
            <p className="meta">
              {pay('addressNote')}
              {address.isTest && ` ${pay('carrierTest')}`}
            </p>
          </section>
        )}
        <section className="form-part pay-ways" aria-labelledby="pay-here">
          <h2 id="pay-here">{pay('how')}</h2>
          {invoice.isTest && <Notice tone="warn">{say('testMode')}</Notice>}
          <p className="invoice-amount num">{amount}</p>
          <DueNote invoice={invoice} />
          <p className="meta">{pay('payNote')}</p>
          {hasFaults && <Notice tone="err">{pay('lookAgain')}</Notice>}
          {result?.failed && <Notice tone="err">{pay(result.failed === 'away' ? 'away' : 'declined')}</Notice>}
          {problem && <Notice tone="err">{problem}</Notice>}
          <div className="step-end">
            {variant === 'mobile' ? (
              <p className="step-total">
                <b className="num">{amount}</b>
                <small>{say('dueNow')}</small>
              </p>
            ) : (
              <p className="meta">{pay('once')}</p>
            )}
            <SubmitButton size="big" busy={isBusy}>
              {isBusy ? pay('going') : pay(variant === 'mobile' ? 'payShort' : 'payWith', { amount })}
            </SubmitButton>
          </div>
          {provider && (
            <Suspense>
              <Wallets
                provider={provider}
                order={() => orderIn(invoice.code, address && form.current)}
                totalCents={invoice.dueCents}
                endsAt={`${path(invoice.payPath)}?${new URLSearchParams({ had: String(invoice.paidCents), back: 'done' })}`}
              />
            </Suspense>
          )}
        </section>
      </Form>
    </>
  );
}
