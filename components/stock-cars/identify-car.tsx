import { useQueryClient } from '@tanstack/react-query';
import { showLimitNotice } from '@/components/layout/billing/limit-notice';
import { PricedButton } from '@/components/layout/billing/priced-button';
import { refreshCosts } from '@/components/layout/billing/refresh-costs';
import { useCostPreview } from '@/components/layout/billing/use-cost-preview';
import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { createRegistration } from '@/lib/api/addresses/registrations/registrations';
import { identifyStockCar } from '@/lib/api/addresses/stock-cars/stock-cars';
import { useAction } from '@/lib/api/client/use-answer';
import { SOURCES } from '@/lib/domain/source-names';
import type { CarInStock } from '@/lib/domain/stock-cars/stock-car';
import { isLookedUp } from '@/lib/domain/stock-cars/looked-up-car';
import { creditsShown, creditWords } from '@/lib/domain/usage/price-words';

const LOOK_UP_CREDITS = 1;

/**
 * Identifies a car by a look-up with its price, or free from the organisation's records. One that was looked up and has
 * no derivative in the guide is not sold the same answer again.
 */
export function IdentifyCar({ car, onDone }: { car: CarInStock; onDone: () => Promise<void> }) {
  const { id, plate, vin } = car;
  const client = useQueryClient();
  const isAnswered = isLookedUp(car);
  const costPreview = useCostPreview(isAnswered ? null : pricedLookUp(car));
  const [looking, identifying] = [useAction(createRegistration), useAction(identifyStockCar)];
  const identify = async () => {
    await identifying.act({ id }).catch(() => null); // reported in `error`
    await onDone();
  };
  const lookUp = async () => {
    const subject = plate === null ? { vin: vin ?? '' } : { plate };
    const found = await looking
      .act({ ...subject, mostCredits: creditsShown(costPreview?.cost, LOOK_UP_CREDITS) })
      .catch(() => null); // reported in `error`
    refreshCosts(client);
    if (found === null) return;
    showLimitNotice(found.limitNotice);
    await identify();
  };
  const isPending = looking.isPending || identifying.isPending;
  if (plate === null && vin === null) return <p>Its plate and VIN were erased, so it cannot be looked up.</p>;
  return (
    <div className="space-y-2">
      <p>
        {isAnswered
          ? `It was looked up, and ${SOURCES.guide.inText} has no derivative of it. Its record shows what was found.`
          : 'Look it up once; every new edition then values it free.'}
      </p>
      <div className="flex flex-wrap gap-2">
        {!isAnswered && (
          <PricedButton
            variant="primary"
            pending={isPending}
            costPreview={costPreview}
            mostCredits={LOOK_UP_CREDITS}
            onClick={() => void lookUp()}
          >
            Look up and identify
          </PricedButton>
        )}
        <Button pending={isPending} cost={creditWords(0)} onClick={() => void identify()}>
          Use your records
        </Button>
      </div>
      {identifying.data?.isIdentified === false && !isAnswered && (
        <p role="status">
          Your valuations and vehicle files do not identify this car to one derivative of {SOURCES.guide.inText}.
        </p>
      )}
      {looking.error && <FaultNotice error={looking.error} />}
      {identifying.error && <FaultNotice error={identifying.error} money={false} />}
    </div>
  );
}

/** What the look-up would cost; null where there is nothing to look up. */
function pricedLookUp({ plate, vin }: CarInStock) {
  if (plate !== null) return { plate, only: 'look-up' as const };
  return vin === null ? null : { vin };
}
