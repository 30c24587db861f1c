import type { Address } from '@/lib/api/address';
import type { DeclaredEndpoint } from '@/lib/api/all-endpoints';
import type { EndpointInput, EndpointOutput } from '@/lib/api/endpoint';

// Types only: none of the declarations' schemas reaches the browser.
type Route<A extends Address> = `${A['method']} ${A['path']}`;
type Inputs = { [E in DeclaredEndpoint as Route<E>]: EndpointInput<E> };
type Answers = { [E in DeclaredEndpoint as Route<E>]: EndpointOutput<E> };

/** What is sent to an address; to a billed one with the price that was seen, which a page always shows first. */
export type InputOf<A extends Address> = (Route<A> extends keyof Inputs ? Inputs[Route<A>] : never) &
  (A extends { readonly billed: string } ? { readonly mostCredits: number } : unknown);

/** What an address answers. */
export type EndpointAnswer<A extends Address> = Route<A> extends keyof Answers ? Answers[Route<A>] : never;

/** The key of an answer in the browser's cache: `answerKey(readValuation, { id })`. */
export function answerKey<A extends Address>(address: A, input: InputOf<A> | null): readonly unknown[] {
  return queryKey(address, input);
}

/** As `answerKey`, where the types of the input are checked elsewhere. */
export function queryKey({ method, path }: Address, input: unknown): readonly unknown[] {
  return [method, path, input];
}
