import type { z } from 'zod';
import type { Role } from '#site/page.ts';

/** Who may call: everybody, signed-in shoppers, or staff with one of the roles. There is no default. */
export type Who = 'anyone' | 'shopper' | readonly Role[];

type Method = 'GET' | 'POST';
type Path = `/${string}`;

/** One API call, declared once. A browser imports only its type (client.ts): no server code and no schema comes along. */
export type Call<In extends z.ZodType = z.ZodType, Out extends z.ZodType = z.ZodType, P extends Path = Path, M extends Method = Method> = {
  readonly name: string;
  readonly method: M;
  readonly path: P;
  readonly who: Who;
  readonly summary: string;
  readonly input: In;
  readonly output: Out;
  /** Keys that may repeat in a query. */
  readonly lists?: readonly string[];
  /** Maximum text length, for calls with long texts; else the common limit. */
  readonly maxTextLength?: number;
  /** Changes data although it is a GET, so a cookie alone is not enough. */
  readonly changes?: boolean;
};

export const call = <In extends z.ZodType, Out extends z.ZodType, P extends Path, M extends Method>(
  declared: Call<In, Out, P, M>,
): Call<In, Out, P, M> => declared;

/** The input of a call; it is never modified. */
export type InputOf<C extends Call> = DeepReadonly<z.input<C['input']>>;
export type OutputOf<C extends Call> = z.output<C['output']>;

export const apiBase = '/v1';

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;
