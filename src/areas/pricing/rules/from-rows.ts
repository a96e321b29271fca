import { type BuilderStep, isBuilderKind } from './configuration.ts';
import type { Condition, PricePart, PriceRuleSet } from './rule-data.ts';

/** The rule table as stored. */
export type RuleRows = {
  readonly version: number;
  readonly options: readonly {
    readonly productKind: string;
    readonly step: string;
    readonly value: string;
    readonly nameEn: string;
    readonly nameZh: string;
    readonly leadDays: number;
  }[];
  readonly exclusions: readonly {
    readonly productKind: string;
    readonly condition: Readonly<Record<string, unknown>>;
    readonly reasonEn: string;
    readonly reasonZh: string;
  }[];
  readonly rules: readonly {
    readonly productKind: string;
    readonly kind: PricePart;
    readonly key: string;
    readonly lengthFromInches: number;
    readonly lengthToInches: number;
    readonly amountCents: number;
    readonly factorBp: number;
    readonly grams: number;
    readonly leadDays: number;
    readonly nameEn: string;
    readonly nameZh: string;
    /** Current price of the vendor it follows; null when it follows none, or that price ended. */
    readonly vendorCents: number | null;
    readonly vendorDay: string | null;
  }[];
};

/** The rules as the engine reads them; a cost that follows a vendor uses the vendor's current price. */
export function rulesFrom(rows: RuleRows): PriceRuleSet {
  const pair = (en: string, zh: string) => ({ en, zh });
  const ofKind = <T extends { readonly productKind: string }>(row: T) =>
    isBuilderKind(row.productKind) ? [{ ...row, kind: row.productKind }] : [];
  return {
    version: rows.version,
    costsOf: rows.rules.reduce((latest, { vendorDay }) => (vendorDay !== null && vendorDay > latest ? vendorDay : latest), ''),
    options: rows.options.flatMap(ofKind).map(({ kind, step, value, nameEn, nameZh, leadDays }) => ({
      kind,
      step: step as BuilderStep | 'extras',
      value,
      name: pair(nameEn, nameZh),
      leadDays,
    })),
    exclusions: rows.exclusions
      .flatMap(ofKind)
      .map(({ kind, condition, reasonEn, reasonZh }) => ({ kind, when: condition as Condition, reason: pair(reasonEn, reasonZh) })),
    rules: rows.rules.flatMap((row) =>
      isBuilderKind(row.productKind)
        ? [
            {
              kind: row.productKind,
              part: row.kind,
              key: row.key,
              fromInches: row.lengthFromInches,
              toInches: row.lengthToInches,
              cents: row.vendorCents ?? row.amountCents,
              factorBp: row.factorBp,
              grams: row.grams,
              leadDays: row.leadDays,
              name: pair(row.nameEn, row.nameZh),
            },
          ]
        : [],
    ),
  };
}
