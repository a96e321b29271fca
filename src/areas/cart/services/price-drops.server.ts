import { siteOf } from '#areas/content/services/site-settings.server.ts';
import { optInEmailTexts } from '#areas/shoppers/mail-texts.ts';
import { mailRestMs } from '#areas/shoppers/rules/mail-kinds.ts';
import { mailNameOf, reserveMailSlot, unsubscribeLinks } from '#areas/shoppers/services/mail-preferences.server.ts';
import { earlier } from '#kernel/dates.ts';
import { dollarText } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { type App, transact } from '#platform/app.ts';
import { buttonBlock, composeEmail, factsBlock, paragraphBlock, smallPrintBlock } from '#platform/mail/compose.ts';
import { sendMail } from '#platform/mail/outbox.server.ts';
import { hrefOf } from '#site/links.ts';
import { cartMailTexts } from '../cart-mail-texts.ts';
import * as store from '../store/price-drops.server.ts';

const membersAtOnce = 50;
const shownInEmail = 8;

/** Wish list price-drop emails to members who opted in; each drop is reported once. */
export async function sendPriceDropEmails(app: App): Promise<number> {
  let notifiedCount = 0;
  for (let after = 0, more = true; more; ) {
    const query = { now: app.now(), restedSince: earlier(app.now(), mailRestMs), after, most: membersAtOnce };
    const members = await store.selectMembersToNotify(app.db, query);
    for (const member of members) notifiedCount += await transact(app, (inside) => notifyMember(inside, member));
    after = members.at(-1)?.id ?? after;
    more = members.length === membersAtOnce;
  }
  return notifiedCount;
}

type Member = Awaited<ReturnType<typeof store.selectMembersToNotify>>[number];
type Fallen = Awaited<ReturnType<typeof store.lockPriceDropsOfMember>>;

async function notifyMember(inside: App, member: Member): Promise<number> {
  const fallen = await store.lockPriceDropsOfMember(inside.db, member.id, inside.now());
  if (fallen.length === 0 || !(await reserveMailSlot(inside, member.email, 'price_drop'))) return 0;
  const ids = fallen.map(({ id }) => id);
  await store.markPriceDropsNotified(inside.db, ids, inside.now());
  await write(inside, member, fallen);
  return 1;
}

async function write(inside: App, { id, email, language, firstName }: Member, fallen: Fallen): Promise<void> {
  const say = translator(cartMailTexts, language);
  const foot = translator(optInEmailTexts, language);
  const { shopName } = await siteOf(inside, language);
  const out = unsubscribeLinks(inside, email, 'price_drop');
  const [first] = fallen;
  const rows = fallen
    .slice(0, shownInEmail)
    .map(
      (row) =>
        [
          localizedColumn(row, 'name', language),
          say('wasNow', { was: dollarText(row.knownCents), now: dollarText(row.payableCents) }),
        ] as const,
    );
  const title = say('dropTitle');
  // Several items are shown on the wish list, which is on the cart page.
  const to =
    first && fallen.length === 1
      ? hrefOf('sku', { category: first.categorySlug, spu: first.spuSlug, sku: first.skuSlug })
      : `${hrefOf('cart')}#wishes`;
  const blocks = [
    paragraphBlock(say('dropText', { name: firstName })),
    factsBlock(...rows),
    buttonBlock(say('dropButton'), to),
    smallPrintBlock(foot('why'), { words: foot('stop'), href: out.page }),
  ];
  await sendMail(inside, {
    ...{ to: email, kind: mailNameOf('price_drop'), language, listUnsubscribe: out.oneClick },
    subject: say('dropSubject', { name: first ? localizedColumn(first, 'name', language) : '' }),
    about: { kind: 'wishlist', id: `${id} ${inside.now().toISOString()}` },
    ...composeEmail({ origin: inside.origin, language, shopName, title, blocks }),
  });
}
