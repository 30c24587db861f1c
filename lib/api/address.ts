/**
 * Where an endpoint is, and whether it bills. It is written here and nowhere else: the declaration in
 * `lib/api/endpoints/` adds what the server needs, and the browser looks the types of that declaration up by method
 * and path. The declaration itself stays on the server, because its schemas weigh more than any page of ours.
 */
export interface Address {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `/api/valuations/{id}`: a name in braces is taken from the address, under that name, into the input. */
  readonly path: `/api/${string}`;
  /** What a new answer costs, in words. Its presence makes the `Idempotency-Key` header required. Never on a GET. */
  readonly billed?: string;
}

/** An address that costs nothing. */
export type FreeAddress = Address & { readonly billed?: never };

/**
 * What an address is checked against where it is written: `{ … } as const satisfies DeclaredAddress`. No GET ever bills.
 * A plain value, not a call: a page brings none of a file's addresses but those it uses.
 */
export type DeclaredAddress = Address &
  ({ readonly method: 'GET'; readonly billed?: never } | { readonly method: 'POST' | 'PUT' | 'DELETE' });

/** The names in braces of a path. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}
