import { companyOf, siteOf } from '#areas/content/services/site-settings.server.ts';
import { calendarDayIn } from '#areas/staff/services/when.server.ts';
import { dayMs, dayOf, earlier } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { dollarText } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { type App, transact } from '#platform/app.ts';
import { composeEmail, type EmailBlock, factsBlock, paragraphBlock } from '#platform/mail/compose.ts';
import { sendMail } from '#platform/mail/outbox.server.ts';
import { purchaseEmailTexts } from '../email-texts.ts';
import { outstandingQuantity } from '../rules/states.ts';
import * as store from '../store/purchases.server.ts';

/** Older orders are settled in person, not by email. */
const remindForMs = 90 * dayMs;
const maxReminders = 100;

/** Once, however often it is requested. False when the vendor has no email address. */
export const emailPurchase = (inside: App, id: number): Promise<boolean> => write(inside, id, 'sent');

/** Reminds vendors of late orders, once per promised day. */
export async function remindVendors(app: App): Promise<void> {
  const now = app.now();
  const late = await store.latePurchases(app.db, dayOf(now), earlier(now, remindForMs), maxReminders);
  for (const { id } of late) await transact(app, (inside) => write(inside, id, 'late'));
}

async function write(inside: App, id: number, emailKind: 'sent' | 'late'): Promise<boolean> {
  const row = await store.purchaseBy(inside.db, id);
  const vendor = row && (await store.vendorBy(inside.db, row.vendorId));
  if (!row || !vendor || vendor.email === '') return false;
  const lines = await store.linesOfPurchaseOrder(inside.db, id);
  const emailData = { row, vendor, lines };
  const [first, second]: readonly Language[] = vendor.country === 'CN' ? ['zh', 'en'] : ['en', 'zh'];
  const blocks = [
    ...(await blocksIn(inside, first ?? 'en', emailKind, emailData)),
    ...(await blocksIn(inside, second ?? 'zh', emailKind, emailData)),
  ];
  const language = first ?? 'en';
  const say = translator(purchaseEmailTexts, language);
  const { shopName } = await siteOf(inside, language);
  const company = await companyIn(inside, language);
  await sendMail(inside, {
    to: vendor.email,
    ...(company?.email ? { replyTo: company.email } : {}),
    kind: `purchase_${emailKind}`,
    about: { kind: 'purchase', id: emailKind === 'sent' ? String(id) : `${id} ${row.expectedOn}` },
    language,
    subject: say(`${emailKind}Subject`, { number: row.number, shop: shopName }),
    ...composeEmail({ origin: inside.origin, language, shopName, title: say(`${emailKind}Title`, { number: row.number }), blocks }),
  });
  return true;
}

type PurchaseEmailData = {
  readonly row: store.PurchaseRow;
  readonly vendor: NonNullable<Awaited<ReturnType<typeof store.vendorBy>>>;
  readonly lines: readonly store.PurchaseLine[];
};

async function blocksIn(
  inside: App,
  language: Language,
  emailKind: 'sent' | 'late',
  { row, vendor, lines }: PurchaseEmailData,
): Promise<EmailBlock[]> {
  const say = translator(purchaseEmailTexts, language);
  const day = row.expectedOn && calendarDayIn(row.expectedOn, language);
  const company = await companyIn(inside, language);
  const nameOf = (line: store.PurchaseLine): string => {
    const name = line.rawLot || localizedColumn({ nameEn: line.nameEn ?? '', nameZh: line.nameZh ?? '' }, 'name', language);
    return [line.code, name].filter(Boolean).join(' ');
  };
  const shown = emailKind === 'sent' ? lines : lines.filter((line) => outstandingQuantity(line) > 0);
  return [
    paragraphBlock(say(`${emailKind}Text`, { name: vendor.contact || localizedColumn(vendor, 'name', language), day: day ?? '' })),
    factsBlock(
      ...shown.map(
        (line) =>
          [
            nameOf(line),
            emailKind === 'sent'
              ? say('line', {
                  quantity: line.quantity,
                  cost: dollarText(line.unitCostCents),
                  sum: dollarText(line.quantity * line.unitCostCents),
                })
              : say('open', { left: outstandingQuantity(line), quantity: line.quantity }),
          ] as const,
      ),
      ...(emailKind === 'sent' ? [[say('total'), dollarText(row.totalCents)] as const] : []),
    ),
    factsBlock(
      [say('number'), row.number],
      ...(day ? [[say('due'), day] as const] : []),
      ...(company ? [[say('to'), `${company.name}, ${company.address}`] as const] : []),
      ...(row.note ? [[say('note'), row.note] as const] : []),
    ),
  ];
}

/** Null in a shop without company data. */
async function companyIn(inside: App, language: Language) {
  try {
    return await companyOf(inside, language);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
