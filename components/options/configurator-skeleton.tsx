import { Skeleton } from '@/components/ui/feedback/skeleton';

/** As high as the first options will be. */
export function ConfiguratorSkeleton() {
  return (
    <div className="grid gap-4 lg:grid-cols-[1fr_22rem]">
      <div className="space-y-4 rounded-lg border border-line bg-surface p-4">
        <Skeleton height="title" width="short" />
        {Array.from({ length: 6 }, (_, row) => (
          <Skeleton key={row} height="control" />
        ))}
      </div>
      <Skeleton height="block" />
    </div>
  );
}
