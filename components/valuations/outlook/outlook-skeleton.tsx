import { Card } from '@/components/ui/data/card';
import { Skeleton } from '@/components/ui/feedback/skeleton';

/** Space for four panels with their titles, so that nothing moves when they arrive. */
export function OutlookSkeleton() {
  return ['Forecast', 'History', 'Value by mileage', 'Option values'].map((title) => (
    <Card key={title} title={title}>
      <div className="min-h-64">
        <Skeleton height="block" />
      </div>
    </Card>
  ));
}
