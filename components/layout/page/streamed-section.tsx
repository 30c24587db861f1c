import { Suspense, type ReactNode } from 'react';
import { Card } from '@/components/ui/data/card';
import { Skeleton } from '@/components/ui/feedback/skeleton';

/** A part of a page that is streamed when its answer is there: what comes before it does not wait. */
export function StreamedSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <div aria-busy="true" data-waiting>
          <Card title={title}>
            <Skeleton height="block" />
          </Card>
        </div>
      }
    >
      {children}
    </Suspense>
  );
}
