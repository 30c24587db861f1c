import Link from 'next/link';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/data/card';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { becauseOf } from '@/lib/domain/because-of';
import type { Because } from '@/lib/domain/provenance';
import type { Fault } from '@/lib/fault';

export interface OutlookPanelProps<Value> {
  title: string;
  answer: {
    readonly data?: { readonly value: Value; readonly because?: Because } | undefined;
    readonly error: Fault | null;
  };
  /** The address of the full page. */
  fullPagePath: (value: NonNullable<Value>) => string;
  children: (value: NonNullable<Value>) => ReactNode;
}

/** One panel beside a record: its chart, or why it is empty. The record does not depend on it. */
export function OutlookPanel<Value>({
  title,
  answer: { data, error },
  fullPagePath: full,
  children,
}: OutlookPanelProps<Value>) {
  const because = error ? becauseOf(error) : data?.because;
  const value = data?.value ?? null;
  return (
    <Card
      title={title}
      aside={
        value !== null && (
          <Link href={full(value)} prefetch={false} className="link text-sm print:hidden">
            View details<span className="sr-only">: {title}</span>
          </Link>
        )
      }
    >
      <div className="min-h-64">
        {because ? (
          <p className="text-sm text-soft">
            {because.reason} {because.next}
          </p>
        ) : value === null ? (
          <Skeleton height="block" />
        ) : (
          children(value)
        )}
      </div>
    </Card>
  );
}
