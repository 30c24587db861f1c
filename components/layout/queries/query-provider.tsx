'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Fault } from '@/lib/fault';

/**
 * Caches the server's answers; they are nowhere else in the browser. When the session has ended, each query shows that
 * fault in its place: an unrequested redirect to sign-in would lose what was typed.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(newClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function newClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Records do not change, and code that changes something else requests it again.
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        // Once, and only when the request may not have reached us: our own faults were retried where that helps.
        retry: (failures, error) => failures < 1 && error instanceof Fault && error.reference === undefined,
        networkMode: 'always',
      },
      // A mutation is never repeated automatically: it may cost money.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
