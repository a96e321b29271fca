/** Where files of people and staff are kept. Keys are chosen by us, never by who sends the file. */
export type Storage = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  read(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
};

/** The doors to other companies, each in our own words. */
export type Ports = { readonly storage: Storage };
