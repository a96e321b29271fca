import type { ArticlePlan } from './article-plan.ts';
import { careGuide } from './articles/data-guide-care.ts';
import { hairGuide } from './articles/data-guide-hair.ts';
import { laceGuide } from './articles/data-guide-lace.ts';
import { tipsGuide } from './articles/data-guide-tips.ts';
import { aboutPage, aboutUsPage, contactPage, paymentPage, whyPage } from './articles/data-house.ts';
import { delayPage, returnsPage, serviceHub, shippingPage } from './articles/data-service.ts';

/** Every page of words, in the order lists show them. */
export const articlePlans: readonly ArticlePlan[] = [
  hairGuide,
  laceGuide,
  careGuide,
  tipsGuide,
  serviceHub,
  shippingPage,
  returnsPage,
  delayPage,
  aboutPage,
  aboutUsPage,
  contactPage,
  paymentPage,
  whyPage,
];
