import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { Skeleton } from '@/components/ui/feedback/skeleton';

export interface VehicleSectionProps<Value> {
  title: string;
  id: string;
  answer: UseQueryResult<Value>;
  /** The amount: `62 items`. */
  count?: (value: Value) => string | null;
  isEmpty?: (value: Value) => boolean;
  /** Why there is nothing, and what to do. */
  empty?: ReactNode;
  children: (value: Value) => ReactNode;
}

/** One part of what the guide has on a vehicle. It loads, fails and is empty independently of the others. */
export function VehicleSection<Value>(props: VehicleSectionProps<Value>) {
  const { title, id, answer, count, isEmpty, empty, children } = props;
  const countText = answer.data === undefined || isEmpty?.(answer.data) ? null : (count?.(answer.data) ?? null);
  return (
    <Card id={id} title={title} aside={countText && <span className="text-sm text-soft">{countText}</span>}>
      <QueryBoundary
        query={answer}
        what={title.toLowerCase()}
        money={false}
        waiting={<SectionSkeleton />}
        retry={<Button onClick={() => void answer.refetch()}>Try again</Button>}
        {...(isEmpty && { isEmpty })}
        empty={empty && <p className="text-soft">{empty}</p>}
      >
        {children}
      </QueryBoundary>
    </Card>
  );
}

export function SectionSkeleton() {
  return (
    <div className="space-y-2">
      <Skeleton width="wide" />
      <Skeleton width="half" />
      <Skeleton height="block" />
    </div>
  );
}
