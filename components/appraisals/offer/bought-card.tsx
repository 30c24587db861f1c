import type { Appraisal } from '@/components/appraisals/appraisal-header';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { TakeIntoStock } from '@/components/layout/stock/take-into-stock';
import { Card } from '@/components/ui/data/card';
import { stockCarPath } from '@/lib/domain/page-paths';
import { whereaboutsWords } from '@/lib/domain/stock-cars/days-in-stock';
import type { Day } from '@/lib/domain/time/calendar';

export interface BoughtCardProps {
  /** Of the appraisal. */
  id: string;
  /** The car that came into stock from it; null while there is none. */
  stockCar: Appraisal['stockCar'];
  today: Day;
}

/** After the purchase: into stock, then where the car is. */
export function BoughtCard({ id, stockCar, today }: BoughtCardProps) {
  if (stockCar === null)
    return (
      <Card title="Next step" screenOnly>
        <div className="flex flex-wrap gap-2">
          <TakeIntoStock variant="primary" from="appraisal" id={id} />
        </div>
      </Card>
    );
  return (
    <Card title="Stock" screenOnly>
      <div className="flex flex-wrap items-center gap-2">
        <p className="text-sm">{whereaboutsWords(stockCar, today)}</p>
        <ButtonLink href={stockCarPath(stockCar.id)}>Open the car</ButtonLink>
      </div>
    </Card>
  );
}
