import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { answerKey, type Address } from '@/lib/api/address';
import type { Answer, Ask, Endpoint } from '@/lib/api/endpoint';

/** An answer a page has on the server already: `known(readValuation, { id }, await answered(…))`. */
export function known<E extends Endpoint>(address: Address<E>, input: Ask<E>, answer: Answer<E>) {
  return { key: answerKey(address, input), answer };
}

/** Hands answers to the browser with the first HTML, so that `useAnswer` below it need not ask for them. */
export function KnownAnswers({ of, children }: { of: readonly ReturnType<typeof known>[]; children: ReactNode }) {
  const client = new QueryClient();
  for (const { key, answer } of of) client.setQueryData(key, answer);
  return <HydrationBoundary state={dehydrate(client)}>{children}</HydrationBoundary>;
}
