import { figuresOf } from '#areas/catalog/services/figures.server.ts';
import { companyOf } from '#areas/content/services/site-settings.server.ts';
import { shippingFee } from '#areas/shipping/rules.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import type { FactBook } from '../rules/facts.ts';
import { tradePolicies } from './trade-policies.server.ts';

/** Cache tags of texts with facts: a change of any invalidates the page. */
export const factTags = ['goods', 'categories', 'policies', 'company'] as const;

export async function loadFacts(app: App, language: Language): Promise<FactBook> {
  const [policies, figures, company] = await Promise.all([tradePolicies(app), figuresOf(app, language), companyIn(app, language)]);
  return { language, policies, figures, company, fee: shippingFee };
}

/** A shop without company data still has its texts. */
async function companyIn(app: App, language: Language): Promise<Readonly<Record<string, string>>> {
  try {
    const {
      name,
      legal_name: legalName,
      slogan,
      story,
      email,
      phone_number: phone,
      whatsapp,
      hours,
      ...place
    } = await companyOf(app, language);
    const { address, city, region, post_code: postCode } = place;
    return { name, legalName, slogan, story, email, phone, whatsapp, hours, address, city, region, postCode };
  } catch (error) {
    if (error instanceof DomainError) return {};
    throw error;
  }
}
