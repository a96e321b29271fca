import { DomainError, type DomainErrorName, domainErrors } from './errors.ts';
import { type Cents, cents, dollars, grouped, parseAmount } from './money.ts';
import { isWithin, type Limits, maxAmountCents } from './within.ts';

type Unit = 'cents' | 'bp' | 'whole';

/** An error that names both limits. The suffix of a field's name gives its unit: cents, basis points, else whole numbers. */
export const outside = (field: string, [min, max]: Limits, unit: Unit = unitOf(field)): DomainError =>
  new DomainError('badValue', { field, least: written(min, unit), most: written(max, unit) });

export function checkWithin(field: string, value: number, limits: Limits, unit: Unit = unitOf(field)): void {
  if (!isWithin(value, limits)) throw outside(field, limits, unit);
}

const unitOf = (field: string): Unit => (/cents$/i.test(field) ? 'cents' : /bp$/i.test(field) ? 'bp' : 'whole');

const written = (value: number, unit: Unit): string =>
  unit === 'cents' ? dollars(cents(value)) : unit === 'bp' ? `${value / 100}%` : grouped(value);

/** An amount typed into a field; invalid input names the field, too much also the limit. */
export function amountIn(field: string, typed: string): Cents {
  const amount = parseAmount(typed);
  const isTooMuch = amount === null ? /^\d{10,}(?:\.\d{1,2})?$/.test(typed) : amount > maxAmountCents;
  if (isTooMuch) throw new DomainError('badValue', { field, most: dollars(cents(maxAmountCents)) });
  if (amount === null) throw new DomainError('badValue', { field });
  return amount;
}

/** What a schema found wrong, as far as a refusal needs it. */
type Issue = {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly message?: string;
  readonly input?: unknown;
  readonly origin?: string;
  readonly maximum?: unknown;
  readonly minimum?: unknown;
  /** What each shape of several found. */
  readonly errors?: readonly (readonly Issue[])[];
};

/** An input that a schema refused: the first issue as the refusal itself, and all of them for a form that shows each field. */
export class InputError extends DomainError {
  readonly all: readonly DomainError[];

  constructor(all: readonly DomainError[]) {
    const [first = new DomainError('badValue', { field: 'input' })] = all;
    super(first.why, first.details);
    this.all = all;
  }

  /** The specification has one code for input that does not fit, whatever is wrong with it; pages say more. */
  get onWire(): DomainError {
    return specificErrors.has(this.why) ? new DomainError('lackParameter', { field: this.details.field ?? 'input' }) : this;
  }
}

/**
 * Turns the issues of a schema into a refusal, for calls and forms alike; parse with `reportInput`, so that missing and wrong values can
 * be distinguished.
 */
export const refusalOf = ({ issues }: { readonly issues: readonly Issue[] }): InputError => new InputError(issues.map(refusalOfIssue));

function refusalOfIssue(found: Issue): DomainError {
  const issue = meant(found);
  const field = String(issue.path.findLast((part) => typeof part === 'string') ?? 'input');
  if (issue.code === 'custom' && issue.message !== undefined && Object.hasOwn(domainErrors, issue.message))
    return new DomainError(issue.message as DomainErrorName, { field });
  const { origin, input } = issue;
  const isNumber = origin === 'number' || origin === 'int';
  if (issue.code === 'too_big') {
    const why = isNumber ? 'aboveMost' : tooBig[origin ?? ''];
    // The bytes of a file tell nobody anything.
    return why ? new DomainError(why, { field, most: Number(issue.maximum) }) : new DomainError('tooLarge', { field });
  }
  if (issue.code === 'too_small' && isNumber) return new DomainError('belowLeast', { field, least: Number(issue.minimum) });
  // Too short a text is asked for again; a page with words for it finds how long it must be.
  if (issue.code === 'too_small' && origin === 'string' && Number(issue.minimum) > 1)
    return new DomainError('lackParameter', { field, least: Number(issue.minimum) });
  const isMissing = issue.code === 'too_small' || input === undefined || input === null || input === '' || Number.isNaN(input);
  return new DomainError(isMissing ? 'lackParameter' : 'badValue', { field });
}

const specificErrors: ReadonlySet<DomainErrorName> = new Set([
  'aboveMost',
  'belowLeast',
  'wordsTooLong',
  'listTooLong',
  'tooLarge',
  'badValue',
]);
const tooBig: Readonly<Record<string, DomainErrorName>> = { string: 'wordsTooLong', array: 'listTooLong' };

/** Of a union's errors, the branch that got furthest was meant. */
function meant(issue: Issue): Issue {
  const inside = (issue.errors ?? []).flat().map((one) => meant({ ...one, path: [...issue.path, ...one.path] }));
  return inside.reduce((furthest, one) => (one.path.length > furthest.path.length ? one : furthest), issue);
}
