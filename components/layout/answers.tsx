'use client';

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Fault } from '@/lib/fault';

/** Keeps the server's answers for the page; they live nowhere else in the browser. */
export function Answers({ children }: { children: ReactNode }) {
  const [client] = useState(newClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function newClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: goAndSignIn }),
    mutationCache: new MutationCache({ onError: goAndSignIn }),
    defaultOptions: {
      queries: {
        // Records do not change, and what does is asked again by whoever changed it.
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        // Once, and only when the request may not have reached us: our own faults have been retried where it helps.
        retry: (failures, error) => failures < 1 && error instanceof Fault && error.reference === undefined,
        networkMode: 'always',
      },
      // A press is never repeated by itself: it may cost money.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function goAndSignIn(error: unknown): void {
  if (!(error instanceof Fault) || error.code !== 'signed_out' || window.location.pathname === '/sign-in') return;
  window.location.assign(`/sign-in?goTo=${encodeURIComponent(window.location.pathname + window.location.search)}`);
}
