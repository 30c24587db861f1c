import { Skeleton } from '@/components/ui/feedback/skeleton';

/** Four panels' room, so that nothing moves when they come. */
export function OutlookSkeleton() {
  return [0, 1, 2, 3].map((index) => (
    <div key={index} className="min-h-88">
      <Skeleton height="block" />
    </div>
  ));
}
