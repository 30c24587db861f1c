import { Skeleton } from '@/components/ui/skeleton';

/** Four panels' room, so that nothing moves when they come. */
export function OutlookWaiting() {
  return [0, 1, 2, 3].map((each) => (
    <div key={each} className="min-h-88">
      <Skeleton height="block" />
    </div>
  ));
}
