'use client';

import { useRouter } from 'next/navigation';
import { useTransition, type ReactNode } from 'react';
import { Button } from '@/components/ui/actions/button';

/** Requests the page again at its address, layouts included; what was entered in the address stays. */
export function RefreshButton({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  return (
    <Button pending={pending} onClick={() => startTransition(() => router.refresh())}>
      {children}
    </Button>
  );
}
