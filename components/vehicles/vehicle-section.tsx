import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Answer } from '@/components/ui/answer';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';

export interface VehicleSectionProps<Value> {
  title: string;
  id: string;
  answer: UseQueryResult<Value>;
  /** How much there is: `62 items`. */
  count?: (value: Value) => string | null;
  isEmpty?: (value: Value) => boolean;
  /** Why there is nothing, and what to do. */
  empty?: ReactNode;
  children: (value: Value) => ReactNode;
}

/** One part of what the guide knows of a vehicle. It waits, fails and is empty by itself, in its place. */
export function VehicleSection<Value>(props: VehicleSectionProps<Value>) {
  const { title, id, answer, count, isEmpty, empty, children } = props;
  const many = answer.data === undefined || isEmpty?.(answer.data) ? null : (count?.(answer.data) ?? null);
  return (
    <Card id={id} title={title} aside={many && <span className="text-sm text-soft">{many}</span>}>
      <Answer
        of={answer}
        what={title.toLowerCase()}
        money={false}
        waiting={<SectionWaiting />}
        retry={<Button onClick={() => void answer.refetch()}>Try again</Button>}
        {...(isEmpty && { isEmpty })}
        empty={empty && <p className="text-soft">{empty}</p>}
      >
        {children}
      </Answer>
    </Card>
  );
}

export function SectionWaiting() {
  return (
    <div className="space-y-2">
      <Skeleton width="wide" />
      <Skeleton width="half" />
      <Skeleton height="block" />
    </div>
  );
}
