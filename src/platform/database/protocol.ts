/** Messages between the shop and its database thread. */
export type Opening = {
  readonly folder?: string | undefined;
  readonly image?: Uint8Array | undefined;
  readonly engine?: WebAssembly.Module | undefined;
};

export type WorkerRequest =
  | {
      readonly id: number;
      readonly kind: 'query';
      readonly sql: string;
      readonly params: readonly unknown[];
      readonly rowMode: 'array' | 'object';
      readonly blob?: Uint8Array | undefined;
    }
  | { readonly id: number; readonly kind: 'exec'; readonly sql: string }
  | { readonly id: number; readonly kind: 'image' | 'close' };

export type WorkerResponse =
  | { readonly id: number; readonly ok: true; readonly result: unknown }
  | { readonly id: number; readonly ok: false; readonly error: Readonly<Record<string, unknown>> };

/** Everything but the id, which the sender adds. */
export type WorkerRequestBody = WorkerRequest extends infer One ? (One extends WorkerRequest ? Omit<One, 'id'> : never) : never;
