import type { z } from 'zod';
import type { Role } from '#site/page.ts';

/** Who may call: everybody, a shopper who is logged in, or staff of one of the roles named. There is no default. */
export type Who = 'anyone' | 'shopper' | readonly Role[];

/** One API call, said once. Safe in the browser: no server code hangs off it. */
export type Call<In extends z.ZodType = z.ZodType, Out extends z.ZodType = z.ZodType> = {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly who: Who;
  readonly summary: string;
  readonly input: In;
  readonly output: Out;
  /** Keys that may be given several times in a query. */
  readonly lists?: readonly string[];
  /** The longest text it takes, where a whole page of words is sent; else the common limit holds. */
  readonly mostText?: number;
  /** It changes something though it is a GET, so a cookie alone is not enough. */
  readonly changes?: boolean;
};

export const call = <In extends z.ZodType, Out extends z.ZodType>(declared: Call<In, Out>): Call<In, Out> => declared;

export type InputOf<C extends Call> = z.input<C['input']>;
export type OutputOf<C extends Call> = z.output<C['output']>;

export const apiBase = '/v1';
