/** A number of the shop inside a text: {{returnDays}}, {{shippingFee:590}}. Filled in on reading, so it never goes stale. */
export type TextFact = { readonly name: string; readonly about: readonly string[] };
/** The current value of a fact in the text's language; null when unknown. */
export type FactLookup = (fact: TextFact) => string | null;

const hole = /\{\{([a-zA-Z][a-zA-Z0-9]{0,39})((?::[a-zA-Z0-9-]{1,40}){0,3})\}\}( (?=\p{Script=Han}))?/gu;

const factOf = (name: string, rest: string): TextFact => ({ name, about: rest.split(':').filter(Boolean) });

export const parseTextFacts = (text: string): TextFact[] => [...text.matchAll(hole)].map(([, name = '', rest = '']) => factOf(name, rest));

/** An unknown fact becomes a dash instead of a wrong number. */
export const withFacts = (text: string, know: FactLookup): string =>
  text.replace(hole, (_, name: string, rest: string, space = '') => {
    const value = know(factOf(name, rest)) ?? '–';
    // Chinese has no spaces; the typed one is kept only after a figure.
    return value + (/\p{Script=Han}$/u.test(value) ? '' : space);
  });
