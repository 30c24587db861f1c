import type { Address } from '@/lib/api/address';
import type { DeclaredEndpoint } from '@/lib/api/all-endpoints';
import type { EndpointInput, EndpointOutput } from '@/lib/api/endpoint';

// Types only: none of the declarations' schemas reaches the browser.
type Route<A extends Address> = `${A['method']} ${A['path']}`;
type Declared = {
  [E in DeclaredEndpoint as Route<E>]: { readonly input: EndpointInput<E>; readonly output: EndpointOutput<E> };
};

// Read by `infer`, not by index: the compiler would compare the inputs or answers of all endpoints with one another
// wherever the address is a type parameter, which took it minutes.
/** What is sent to an address; to a billed one with the price that was seen, which a page always shows first. */
export type InputOf<A extends Address> = (Declared extends {
  readonly [R in Route<A>]: { readonly input: infer Input extends Record<string, unknown> };
}
  ? Input
  : never) &
  (A extends { readonly billed: string } ? { readonly mostCredits: number } : unknown);

/** What an address answers. */
export type EndpointAnswer<A extends Address> = Declared extends {
  readonly [R in Route<A>]: { readonly output: infer Answer };
}
  ? Answer
  : never;

/** The key of an answer in the browser's cache: `answerKey(readValuation, { id })`. */
export function answerKey<A extends Address>(address: A, input: InputOf<A> | null): readonly unknown[] {
  return queryKey(address, input);
}

/** As `answerKey`, where the types of the input are checked elsewhere. */
export function queryKey({ method, path }: Address, input: unknown): readonly unknown[] {
  return [method, path, input];
}
