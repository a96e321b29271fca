import { z } from 'zod';
import { centsOfDollars } from '#kernel/money.ts';
import type { AddressCheck, AddressDoubt, PostalAddress, Rate, Rates } from '../ports.ts';

/** Live answers may contain "true" for true. */
const flag = z.union([z.boolean(), z.string()]).transform((value) => value === true || String(value).toLowerCase() === 'true');
const line = z.string().max(200);

const Mistakes = z.object({ errors: z.array(z.object({ code: z.string().max(100) })).max(50) });
const Token = z.object({ access_token: z.string().min(1).max(8000), expires_in: z.number().positive().max(86_400) });

const Resolved = z.object({
  streetLinesToken: z.array(line).max(6).default([]),
  city: line.optional(),
  cityToken: z.array(z.object({ value: line })).optional(),
  stateOrProvinceCode: line.optional(),
  countryCode: line.optional(),
  parsedPostalCode: z.object({ base: line.optional(), addOn: line.optional() }).optional(),
  postalCodeToken: z.object({ value: line.optional() }).optional(),
  classification: line.optional(),
  postOfficeBox: flag.optional(),
  customerMessage: z.array(z.union([line, z.object({ code: line })])).default([]),
  attributes: z
    .object({ Resolved: flag.optional(), DPV: flag.optional(), POBox: flag.optional(), AddressType: line.optional() })
    .catchall(z.unknown())
    .default({}),
});
const Addresses = z.object({ output: z.object({ resolvedAddresses: z.array(Resolved).min(1) }) });

const Quote = z.object({
  serviceType: line,
  serviceName: line.optional(),
  ratedShipmentDetails: z.array(z.object({ rateType: line, totalNetCharge: z.number().min(0).max(1_000_000), currency: line.optional() })),
  commit: z.object({ dateDetail: z.object({ dayFormat: line.optional() }).optional() }).optional(),
  operationalDetail: z.object({ deliveryDate: line.optional(), commitDate: line.optional() }).optional(),
});
const Quotes = z.object({ output: z.object({ rateReplyDetails: z.array(Quote) }) });

/** The carrier's notes about apartment or street as our doubts; other notes are internal to it. */
const doubtOf: Readonly<Record<string, AddressDoubt>> = {
  'INVALID.SUITE.NUMBER': 'unitUnknown',
  'SUITE.NUMBER.REQUIRED': 'unitMissing',
  'PARTIAL.STREET.MATCH': 'streetUnsure',
  'MISSING.OR.AMBIGUOUS.DIRECTIONAL': 'directionMissing',
};

export const mistakesIn = (body: unknown): string[] => Mistakes.safeParse(body).data?.errors.map(({ code }) => code) ?? [];

export function parseFedexToken(body: unknown): { value: string; lifeSeconds: number } | null {
  const token = Token.safeParse(body).data;
  return token ? { value: token.access_token, lifeSeconds: token.expires_in } : null;
}

/** Known: resolved and confirmed, with nothing said about the apartment. RAW: no street data there. */
export function checkIn(body: unknown, requested: PostalAddress): AddressCheck {
  const found = Addresses.safeParse(body).data?.output.resolvedAddresses[0];
  if (!found) throw new Error('an answer about addresses that cannot be read');
  const { attributes } = found;
  if (attributes.AddressType === 'RAW') return { outcome: 'unsupported' };
  const addressDoubts = found.customerMessage
    .map((note) => doubtOf[typeof note === 'string' ? note : note.code])
    .filter((doubt) => doubt !== undefined);
  const isConfirmed = attributes.Resolved === true && (attributes.DPV === true || requested.country !== 'US');
  const isBox = found.postOfficeBox === true || attributes.POBox === true;
  const doubts = [...new Set<AddressDoubt>([...addressDoubts, ...(isBox ? (['postBox'] as const) : [])])];
  if (isConfirmed && doubts.length === 0)
    return { outcome: 'known', written: writtenIn(found, requested), isHome: found.classification !== 'BUSINESS' };
  return {
    outcome: 'doubtful',
    written: isConfirmed ? writtenIn(found, requested) : null,
    doubts: doubts.length > 0 ? doubts : ['unknown'],
  };
}

function writtenIn(found: z.output<typeof Resolved>, requested: PostalAddress): PostalAddress {
  const { base, addOn } = found.parsedPostalCode ?? {};
  const joined = base ? (addOn ? `${base}-${addOn}` : base) : '';
  return {
    street: found.streetLinesToken.join(' ').trim() || requested.street,
    city: found.city || found.cityToken?.[0]?.value || requested.city,
    region: found.stateOrProvinceCode || requested.region,
    postCode: joined || found.postalCodeToken?.value || requested.postCode,
    country: /^[A-Z]{2}$/.test(found.countryCode ?? '') ? (found.countryCode ?? requested.country) : requested.country,
  };
}

/** Our account price if given, else the list price; other currencies are ignored. Cheapest first. */
export function ratesIn(body: unknown): Rates {
  const quotes = Quotes.safeParse(body).data?.output.rateReplyDetails;
  if (!quotes) throw new Error('an answer about rates that cannot be read');
  const rates = quotes.flatMap((quote): Rate[] => {
    const ours = quote.ratedShipmentDetails.filter(({ currency }) => currency === undefined || currency === 'USD');
    const price = ours.find(({ rateType }) => rateType === 'ACCOUNT') ?? ours.find(({ rateType }) => rateType === 'LIST');
    if (!price) return [];
    const day = quote.commit?.dateDetail?.dayFormat ?? quote.operationalDetail?.commitDate ?? quote.operationalDetail?.deliveryDate;
    return [
      {
        service: quote.serviceType,
        name: quote.serviceName ?? quote.serviceType,
        priceCents: centsOfDollars(price.totalNetCharge),
        arrivesOn: /^\d{4}-\d{2}-\d{2}/.exec(day ?? '')?.[0] ?? null,
      },
    ];
  });
  return { outcome: 'quoted', rates: rates.sort((a, b) => a.priceCents - b.priceCents) };
}
