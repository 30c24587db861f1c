/**
 * Where an endpoint is, and whether it bills. Addresses are written once: the declaration in `lib/api/endpoints/` adds
 * what the server needs, and the browser looks up that declaration's types by method and path. The declaration itself
 * stays on the server, because its schemas are larger than any of our pages.
 */
export interface Address {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `/api/valuations/{id}`: a name in braces is taken from the address, under that name, into the input. */
  readonly path: `/api/${string}`;
  /** What a new answer costs, in words. Makes the `Idempotency-Key` header required. Never on a GET. */
  readonly billed?: string;
}

/** An address that costs nothing. */
export type FreeAddress = Address & { readonly billed?: never };

/**
 * Checks an address where it is declared: `{ … } as const satisfies DeclaredAddress`. No GET ever bills. A plain value,
 * not a call, so that a page loads only the addresses it uses.
 */
export type DeclaredAddress = Address &
  ({ readonly method: 'GET'; readonly billed?: never } | { readonly method: 'POST' | 'PUT' | 'DELETE' });

/** The names in braces of a path. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}
