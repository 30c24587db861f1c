import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import type { BuilderColumnProps } from './builder-column';

export interface ColumnContentProps extends Pick<
  BuilderColumnProps,
  'title' | 'promptText' | 'choices' | 'fault' | 'retry'
> {
  /** Shown once the list has been read. */
  children: ReactNode;
}

/** The list of a column, or what stands in its place: a prompt, a skeleton or a fault. */
export function ColumnContent({ title, promptText, choices, fault, retry, children }: ColumnContentProps) {
  if (promptText !== null) return <p className="m-auto px-4 text-center text-sm text-soft">{promptText}</p>;
  if (choices === undefined) {
    if (fault === null) return <ColumnSkeleton title={title} />;
    return (
      <div className="relative overflow-y-auto p-3">
        <FaultNotice error={fault} money={false} actions={<Button onClick={retry}>Try again</Button>} />
      </div>
    );
  }
  return children;
}

/** Nothing at first, since most lists load before a message could be read. */
const SKELETON_DELAY_MS = 150;

function ColumnSkeleton({ title }: { title: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SKELETON_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <div aria-busy="true" className="space-y-3 p-3">
      <span role="status" className="sr-only">
        Loading {title.toLowerCase()}
      </span>
      <Skeleton height="control" />
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} height="title" width={row % 2 ? 'wide' : 'half'} />
      ))}
    </div>
  );
}
