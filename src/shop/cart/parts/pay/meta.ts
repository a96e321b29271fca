import { translator } from '#kernel/texts.ts';
import { pageMeta, type Site } from '#site/meta.ts';
import { paymentPageTexts } from '../payment-texts.ts';

/** Payment pages are private: not indexed. */
export function paymentMeta(site: Site | undefined, path: string, title: 'title' | 'successTitle' | 'failTitle') {
  if (!site) return [];
  const say = translator(paymentPageTexts, site.language);
  return pageMeta(site, path, '', { title: say(title), description: say('description'), keywords: ['PayPal', say('title')], hidden: true });
}
