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

/** Identity with inference: keeps the literal types of method and path, and whether it bills. */
export function address<const A extends Address>(
  declared: A & (A extends { method: 'GET'; billed: string } ? 'No GET ever bills' : unknown),
): A {
  return declared;
}

/** The names in braces of a path. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}
