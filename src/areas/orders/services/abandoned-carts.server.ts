import { cartMailTexts } from '#areas/cart/cart-mail-texts.ts';
import { fetchCart } from '#areas/cart/services/lines.server.ts';
import { siteOf } from '#areas/content/services/site-settings.server.ts';
import { optInEmailTexts } from '#areas/shoppers/mail-texts.ts';
import { mailNameOf, reserveMailSlot, unsubscribeLinks } from '#areas/shoppers/services/mail-preferences.server.ts';
import { dayMs, earlier } from '#kernel/dates.ts';
import { cents, dollars } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { type App, transact } from '#platform/app.ts';
import { buttonBlock, composeEmail, factsBlock, paragraphBlock, smallPrintBlock } from '#platform/mail/compose.ts';
import { sendMail } from '#platform/mail/outbox.server.ts';
import { hrefOf } from '#site/links.ts';
import * as store from '../store/abandoned-carts.server.ts';

const restsMs = dayMs;
/** Older carts get no reminder. */
const forgottenMs = 7 * dayMs;
const membersAtOnce = 50;
const shownInEmail = 8;

/** Reminds members who opted in of a cart left a day ago, once. */
export async function sendCartReminders(app: App): Promise<number> {
  let sentCount = 0;
  const span = { from: earlier(app.now(), forgottenMs), to: earlier(app.now(), restsMs), most: membersAtOnce };
  for (let after = 0, more = true; more; ) {
    const left = await store.selectAbandonedCarts(app.db, { ...span, after });
    for (const cart of left) sentCount += await transact(app, (inside) => remind(inside, cart));
    after = left.at(-1)?.id ?? after;
    more = left.length === membersAtOnce;
  }
  return sentCount;
}

type Left = Awaited<ReturnType<typeof store.selectAbandonedCarts>>[number];

async function remind(inside: App, left: Left): Promise<number> {
  const touchedAt = left.touchedAt && new Date(left.touchedAt);
  const lines = (await fetchCart(inside, left.id)).filter((line) => !line.isSavedForLater && line.priced.state === 'fine');
  if (!touchedAt || lines.length === 0) return 0;
  if (!(await store.isStillAbandoned(inside.db, left.id, touchedAt))) return 0;
  if (!(await reserveMailSlot(inside, left.email, 'cart'))) return 0;
  await store.markCartReminded(inside.db, left.id, inside.now());
  await write(inside, left, touchedAt, lines);
  return 1;
}

type Line = Awaited<ReturnType<typeof fetchCart>>[number];

async function write(inside: App, { id, email, language, firstName }: Left, touchedAt: Date, lines: readonly Line[]): Promise<void> {
  const say = translator(cartMailTexts, language);
  const foot = translator(optInEmailTexts, language);
  const { shopName } = await siteOf(inside, language);
  const out = unsubscribeLinks(inside, email, 'cart');
  const title = say('leftTitle');
  const rows = lines
    .slice(0, shownInEmail)
    .map(
      ({ goods, priced }) =>
        [
          localizedColumn(goods, 'name', language),
          say('leftLine', { count: priced.quantity, price: dollars(cents(priced.unitCents)) }),
        ] as const,
    );
  const blocks = [
    paragraphBlock(say('leftText', { name: firstName })),
    factsBlock(...rows),
    buttonBlock(say('leftButton'), hrefOf('cart')),
    smallPrintBlock(say('leftOnce')),
    smallPrintBlock(foot('why'), { words: foot('stop'), href: out.page }),
  ];
  await sendMail(inside, {
    ...{ to: email, kind: mailNameOf('cart'), language, listUnsubscribe: out.oneClick, subject: say('leftSubject') },
    about: { kind: 'cart', id: `${id} ${touchedAt.toISOString()}` },
    ...composeEmail({ origin: inside.origin, language, shopName, title, blocks }),
  });
}
