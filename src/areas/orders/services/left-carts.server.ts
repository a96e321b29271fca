import { cartMailTexts } from '#areas/cart/cart-mail-texts.ts';
import { cartOf } from '#areas/cart/services/lines.server.ts';
import { siteOf } from '#areas/content/service.server.ts';
import { askedMailTexts } from '#areas/shoppers/mail-texts.ts';
import { mailNameOf, takeMailTurn, waysOut } from '#areas/shoppers/services/mail-wishes.server.ts';
import { dayMs, earlier } from '#kernel/dates.ts';
import { cents, dollars } from '#kernel/money.ts';
import { speak } from '#kernel/texts.ts';
import { inWords } from '#kernel/words.ts';
import { type App, transact } from '#platform/app.ts';
import { button, compose, facts, small, words } from '#platform/mail/compose.ts';
import { sendMail } from '#platform/mail/outbox.server.ts';
import { hrefOf } from '#site/links.ts';
import * as store from '../store/left-carts.server.ts';

const restsMs = dayMs;
/** Older carts are no longer on anybody's mind. */
const forgottenMs = 7 * dayMs;
const membersAtOnce = 50;
const shownInLetter = 8;

/** Reminds members who asked for it of a cart they left a day ago, once. */
export async function remindOfCarts(app: App): Promise<number> {
  let told = 0;
  const span = { from: earlier(app.now(), forgottenMs), to: earlier(app.now(), restsMs), most: membersAtOnce };
  for (let after = 0, more = true; more; ) {
    const left = await store.leftCarts(app.db, { ...span, after });
    for (const cart of left) told += await transact(app, (inside) => remind(inside, cart));
    after = left.at(-1)?.id ?? after;
    more = left.length === membersAtOnce;
  }
  return told;
}

type Left = Awaited<ReturnType<typeof store.leftCarts>>[number];

async function remind(inside: App, left: Left): Promise<number> {
  const touchedAt = left.touchedAt && new Date(left.touchedAt);
  const lines = (await cartOf(inside, left.id)).filter((line) => !line.isSavedForLater && line.truth.state === 'fine');
  if (!touchedAt || lines.length === 0) return 0;
  if (!(await store.isStillLeft(inside.db, left.id, touchedAt))) return 0;
  if (!(await takeMailTurn(inside, left.email, 'cart'))) return 0;
  await store.markReminded(inside.db, left.id, inside.now());
  await write(inside, left, touchedAt, lines);
  return 1;
}

type Line = Awaited<ReturnType<typeof cartOf>>[number];

async function write(inside: App, { id, email, language, firstName }: Left, touchedAt: Date, lines: readonly Line[]): Promise<void> {
  const say = speak(cartMailTexts, language);
  const foot = speak(askedMailTexts, language);
  const { shopName } = await siteOf(inside, language);
  const out = waysOut(inside, email, 'cart');
  const title = say('leftTitle');
  const rows = lines
    .slice(0, shownInLetter)
    .map(
      ({ goods, truth }) =>
        [inWords(goods, 'name', language), say('leftLine', { count: truth.quantity, price: dollars(cents(truth.unitCents)) })] as const,
    );
  const blocks = [
    words(say('leftText', { name: firstName })),
    facts(...rows),
    button(say('leftButton'), hrefOf('cart')),
    small(say('leftOnce')),
    small(foot('why'), { words: foot('stop'), href: out.page }),
  ];
  await sendMail(inside, {
    ...{ to: email, kind: mailNameOf('cart'), language, listUnsubscribe: out.oneClick, subject: say('leftSubject') },
    about: { kind: 'cart', id: `${id} ${touchedAt.toISOString()}` },
    ...compose({ origin: inside.origin, language, shopName, title, blocks }),
  });
}
