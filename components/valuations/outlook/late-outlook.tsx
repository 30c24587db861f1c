'use client';

import type { ReactNode } from 'react';
import { useLatePart } from '@/components/ui/behaviour/use-late-component';

const importOutlook = async () => (await import('./record-outlook')).RecordOutlook;

/** The charts load late, so that the values do not wait for them. @param children their shape until then */
export function LateOutlook({ id, children }: { id: string; children: ReactNode }) {
  const { Part: RecordOutlook } = useLatePart(importOutlook, 'The outlook');
  return RecordOutlook ? (
    <RecordOutlook id={id} />
  ) : (
    <div data-waiting>
      <div className="grid gap-4 lg:grid-cols-2 print:hidden">{children}</div>
    </div>
  );
}
