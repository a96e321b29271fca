import { siteOf } from '#areas/content/services/site-settings.server.ts';
import { fetchBuyerTerms } from '#areas/promotions/services/buyer-terms.server.ts';
import { translator } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { buttonBlock, composeEmail, factsBlock, paragraphBlock } from '#platform/mail/compose.ts';
import { sendMail } from '#platform/mail/outbox.server.ts';
import { hrefOf } from '#site/links.ts';
import { partnerEmailTexts } from '../email-texts.ts';
import type { AccountState } from '../rules/account.ts';
import { type PartnerRow, personOf } from '../store/partners.server.ts';

/** One email per decision, inside its transaction. */
export async function writePartnerEmail(inside: App, partner: PartnerRow, state: AccountState): Promise<void> {
  const person = await personOf(inside.db, partner.userId);
  if (!person) return;
  const { language, email, firstName } = person;
  const say = translator(partnerEmailTexts, language);
  const [{ shopName }, terms] = await Promise.all([siteOf(inside, language), fetchBuyerTerms(inside, partner.userId)]);
  const isAffiliate = partner.kind === 'affiliate';
  const agreed =
    state === 'approved' && isAffiliate
      ? [factsBlock([say('account'), say(partner.kind)], [say('share'), `${partner.shareBp / 100}%`])]
      : state === 'approved' && terms
        ? [
            factsBlock(
              [say('account'), say(partner.kind)],
              ...(terms.offBp > 0 ? [[say('firstOff'), `${terms.offBp / 100}%`] as const] : []),
              [say('least'), terms.minPieces > 0 ? say('pieces', { count: terms.minPieces }) : say('noLeast')],
            ),
          ]
        : [];
  const reason = partner.reason === '' || state === 'asked' ? [] : [factsBlock([say('reason'), partner.reason])];
  const title = say(isAffiliate && state === 'approved' ? 'approvedAffiliateTitle' : `${state}Title`, { business: partner.businessName });
  const textKey =
    isAffiliate && (state === 'asked' || state === 'approved') ? (`${state}AffiliateText` as const) : (`${state}Text` as const);
  await sendMail(inside, {
    to: email,
    kind: `business_${state}`,
    language,
    subject: title,
    about: { kind: 'partner', id: `${partner.id} ${partner.updatedAt.toISOString()}` },
    ...composeEmail({
      origin: inside.origin,
      language,
      shopName,
      title,
      blocks: [
        paragraphBlock(say('greeting', { name: firstName })),
        paragraphBlock(say(textKey)),
        ...agreed,
        ...reason,
        buttonBlock(say('button'), hrefOf('business-account')),
      ],
    }),
  });
}
