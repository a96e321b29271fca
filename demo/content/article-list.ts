import type { ArticlePlan } from './article-plan.ts';
import { californiaArticle } from './articles/data-blog-california.ts';
import { extensionsArticle } from './articles/data-blog-extensions.ts';
import { floridaArticle } from './articles/data-blog-florida.ts';
import { healthArticle } from './articles/data-blog-health.ts';
import { originArticle } from './articles/data-blog-origin.ts';
import { wigCareArticle } from './articles/data-blog-wig-care.ts';
import { wigGuideArticle } from './articles/data-blog-wig-guide.ts';
import { businessHub, dropshipPage, servicesPage, syncPage } from './articles/data-business.ts';
import {
  bookPage,
  distributorPage,
  onlineSalePage,
  salonPage,
  startPage,
  storeOwnerPage,
  stylistPage,
  websitePage,
  wholesalePricePage,
} from './articles/data-business-kinds.ts';
import { aboutPage, aboutUsPage, contactPage, paymentPage, whyPage } from './articles/data-company.ts';
import { careGuide } from './articles/data-guide-care.ts';
import { hairGuide } from './articles/data-guide-hair.ts';
import { laceGuide } from './articles/data-guide-lace.ts';
import { tipsGuide } from './articles/data-guide-tips.ts';
import { aboutBraidsPage, braidsServicePage, giveawayPage, protectionPage, referralPage, videoSeePage } from './articles/data-offers.ts';
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
  protectionPage,
  giveawayPage,
  referralPage,
  videoSeePage,
  aboutBraidsPage,
  businessHub,
  servicesPage,
  salonPage,
  stylistPage,
  storeOwnerPage,
  onlineSalePage,
  startPage,
  distributorPage,
  wholesalePricePage,
  bookPage,
  websitePage,
  dropshipPage,
  syncPage,
  braidsServicePage,
  floridaArticle,
  californiaArticle,
  extensionsArticle,
  healthArticle,
  wigCareArticle,
  wigGuideArticle,
  originArticle,
];
