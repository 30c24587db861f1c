import { Skeleton } from '@/components/ui/feedback/skeleton';

/** A vehicle file's shape: its plate and title, its picture, what can be done with it. */
export function FileSkeleton() {
  return (
    <div className="space-y-4">
      <div className="space-y-1">
        <Skeleton height="control" width="short" />
        <Skeleton height="title" width="wide" />
        <Skeleton width="half" />
      </div>
      <div className="grid items-start gap-4 md:grid-cols-[2fr_3fr]">
        <div className="aspect-4/3 rounded-md bg-sunken" />
        <div className="min-h-80 rounded-lg border border-line bg-surface" />
      </div>
    </div>
  );
}
