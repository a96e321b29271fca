/** A number of the shop inside a text: {{returnDays}}, {{shippingFee:590}}. It is filled in when the text is read, so it cannot grow old. */
export type TextFact = { readonly name: string; readonly about: readonly string[] };
/** Knows what a fact says today, in the language of the text; null for a fact nobody knows. */
export type FactLookup = (fact: TextFact) => string | null;

const hole = /\{\{([a-zA-Z][a-zA-Z0-9]{0,39})((?::[a-zA-Z0-9-]{1,40}){0,3})\}\}( (?=\p{Script=Han}))?/gu;

const factOf = (name: string, rest: string): TextFact => ({ name, about: rest.split(':').filter(Boolean) });

/** Every fact a text names. */
export const parseTextFacts = (text: string): TextFact[] => [...text.matchAll(hole)].map(([, name = '', rest = '']) => factOf(name, rest));

/** The text with what the shop says today; a fact nobody knows leaves a dash instead of a wrong number. */
export const withFacts = (text: string, know: FactLookup): string =>
  text.replace(hole, (_, name: string, rest: string, space = '') => {
    const said = know(factOf(name, rest)) ?? '–';
    // Chinese stands without spaces; one is typed because most facts end with a figure.
    return said + (/\p{Script=Han}$/u.test(said) ? '' : space);
  });
