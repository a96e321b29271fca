/** The query is not GraphQL this double can parse. */
export class SyntaxMistake extends Error {}

/** A literal or variable, resolved once the variables are known. */
type Written = (variables: Readonly<Record<string, unknown>>) => unknown;
export type Args = Readonly<Record<string, Written>>;
export type Field = {
  readonly name: string;
  readonly alias: string;
  readonly args: Args;
  readonly directives: readonly { readonly name: string; readonly args: Args }[];
  readonly fields: readonly Field[];
};
export type Operation = {
  readonly kind: 'query' | 'mutation';
  readonly variables: readonly { readonly name: string; readonly type: string }[];
  readonly fields: readonly Field[];
};

const tokenPattern = /[\s,\uFEFF]+|#[^\n]*|([!$():=@[\]{}|])|([_A-Za-z]\w*)|(-?\d+(?:\.\d+)?)|("(?:[^"\\\n]|\\.)*")/y;

/** One operation with fields, arguments, variables and directives; no fragments. */
export function parseQuestion(text: string): Operation {
  const tokens = tokensOf(text);
  let at = 0;
  const peek = (): string => tokens[at] ?? '';
  const take = (): string => tokens[at++] ?? '';
  const expect = (sign: string): void => {
    const found = take();
    if (found !== sign) throw new SyntaxMistake(`syntax error, unexpected ${found || 'end of file'}, expecting ${sign}`);
  };
  const name = (): string => {
    const found = take();
    if (!/^[_A-Za-z]/.test(found)) throw new SyntaxMistake(`syntax error, unexpected ${found || 'end of file'}, expecting a name`);
    return found;
  };

  function type(): string {
    let typeText = '';
    if (peek() === '[') {
      take();
      typeText = `[${type()}]`;
      expect(']');
    } else typeText = name();
    if (peek() === '!') typeText += take();
    return typeText;
  }

  function value(): Written {
    const token = take();
    if (token === '$') {
      const variable = name();
      return (variables) => variables[variable];
    }
    if (token === '[') {
      const items: Written[] = [];
      while (peek() !== ']') items.push(value());
      take();
      return (variables) => items.map((item) => item(variables));
    }
    if (token === '{') {
      const members: [string, Written][] = [];
      while (peek() !== '}') {
        const key = name();
        expect(':');
        members.push([key, value()]);
      }
      take();
      return (variables) => Object.fromEntries(members.map(([key, member]) => [key, member(variables)]));
    }
    if (token === 'true' || token === 'false') return () => token === 'true';
    if (token === 'null') return () => null;
    if (/^-?\d/.test(token)) return () => Number(token);
    if (token.startsWith('"')) return () => JSON.parse(token);
    if (/^[_A-Za-z]/.test(token)) return () => token;
    throw new SyntaxMistake(`syntax error, unexpected ${token || 'end of file'}`);
  }

  function args(): Args {
    const found: Record<string, Written> = {};
    if (peek() !== '(') return found;
    take();
    while (peek() !== ')') {
      const key = name();
      expect(':');
      found[key] = value();
    }
    take();
    return found;
  }

  function fields(): Field[] {
    const found: Field[] = [];
    expect('{');
    while (peek() !== '}') {
      const first = name();
      const isAlias = peek() === ':';
      if (isAlias) take();
      const fieldName = isAlias ? name() : first;
      const given = args();
      const directives = [];
      while (peek() === '@') {
        take();
        directives.push({ name: name(), args: args() });
      }
      found.push({ name: fieldName, alias: first, args: given, directives, fields: peek() === '{' ? fields() : [] });
    }
    take();
    if (found.length === 0) throw new SyntaxMistake('syntax error, a selection may not be empty');
    return found;
  }

  const isShort = peek() === '{';
  const kind = isShort ? 'query' : take();
  if (kind !== 'query' && kind !== 'mutation') throw new SyntaxMistake(`syntax error, unexpected ${kind || 'end of file'}`);
  const variables = [];
  if (!isShort && peek() !== '{' && peek() !== '(') name();
  if (!isShort && peek() === '(') {
    take();
    while (peek() !== ')') {
      expect('$');
      const variable = name();
      expect(':');
      variables.push({ name: variable, type: type() });
    }
    take();
  }
  const operation: Operation = { kind, variables, fields: fields() };
  if (at < tokens.length) throw new SyntaxMistake(`syntax error, unexpected ${peek()}`);
  return operation;
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < text.length) {
    const from = tokenPattern.lastIndex;
    const found = tokenPattern.exec(text);
    if (!found) throw new SyntaxMistake(`syntax error, unexpected ${text.slice(from, from + 1)}`);
    const token = found[1] ?? found[2] ?? found[3] ?? found[4];
    if (token !== undefined) tokens.push(token);
  }
  return tokens;
}
