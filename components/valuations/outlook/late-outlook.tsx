'use client';

import type { ReactNode } from 'react';
import { useLatePart } from '@/components/ui/behaviour/use-late-component';

const importOutlook = async () => (await import('./record-outlook')).RecordOutlook;

/** The values do not wait for its charts. @param children their shape, until their script is there */
export function LateOutlook({ id, children }: { id: string; children: ReactNode }) {
  const { Part: RecordOutlook } = useLatePart(importOutlook);
  return RecordOutlook ? (
    <RecordOutlook id={id} />
  ) : (
    <div data-waiting>
      <div className="grid gap-4 lg:grid-cols-2 print:hidden">{children}</div>
    </div>
  );
}
