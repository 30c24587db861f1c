'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Fault } from '@/lib/fault';

/**
 * Keeps the server's answers for the page; they live nowhere else in the browser. When the session has ended each says
 * so where it stands: to go and sign in by ourselves would throw away what is typed.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(newClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function newClient(): QueryClient {
  return new QueryClient({
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
