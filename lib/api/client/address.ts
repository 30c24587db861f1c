import type { EndpointInput, Endpoint } from '@/lib/api/endpoint';

/**
 * What a browser needs of an endpoint: where it is and whether it bills. The declaration itself stays on the server,
 * for its schemas weigh more than any page of ours; the compiler holds the two together.
 */
export interface Address<E extends Endpoint> {
  readonly method: E['method'];
  readonly path: E['path'];
  readonly billed: E extends { billed: string } ? true : false;
  /** Never there: carries the declaration's types. */
  readonly endpoint?: E;
}

/** `address<typeof readValuation>({ method: 'GET', path: '/api/valuations/{id}', billed: false })`. */
export function address<E extends Endpoint>(parts: Omit<Address<E>, 'endpoint'>): Address<E> {
  return parts;
}

/** An address that asks for nothing billed, whatever it is of. */
export type FreeAddress<E extends Endpoint> = Address<E> & { readonly billed: false };

/** Where an answer lies in the browser's cache: `answerKey(readValuation, { id })`. */
export function answerKey<E extends Endpoint>(
  { method, path }: Pick<Address<E>, 'method' | 'path' | 'endpoint'>,
  input: EndpointInput<E> | null,
): readonly unknown[] {
  return [method, path, input];
}

/** The names in braces of a path. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}
