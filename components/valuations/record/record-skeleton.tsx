import { Skeleton } from '@/components/ui/feedback/skeleton';

/** The room a record will take, so that nothing moves when it comes. */
export function RecordSkeleton() {
  return (
    <div className="space-y-4">
      <Skeleton height="figure" width="short" />
      <Skeleton height="title" width="half" />
      <Skeleton height="text" width="wide" />
      <Skeleton height="control" />
      <Skeleton height="block" />
      <Skeleton height="block" />
    </div>
  );
}
