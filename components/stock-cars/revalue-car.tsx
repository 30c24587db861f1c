import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { showToast } from '@/components/ui/feedback/toast-store';
import { revalueStockCar } from '@/lib/api/addresses/stock-cars/stock-cars';
import { useAction } from '@/lib/api/client/use-answer';

export interface RevalueCarProps {
  id: string;
  onDone: () => Promise<void>;
  /** Among others in a menu. */
  quiet?: boolean;
}

/** Revalues a car in the newest edition, at its mileage today. */
export function RevalueCar({ id, onDone, quiet = false }: RevalueCarProps) {
  const { act, isPending, error } = useAction(revalueStockCar);
  const revalue = () =>
    void act({ id }).then(
      async ({ isForecast }) => {
        await onDone();
        showToast(
          isForecast
            ? 'The car has been valued in the newest edition. Nothing was charged.'
            : 'The car has been valued in the newest edition, but the forecast did not answer. Nothing was charged.',
        );
      },
      () => null, // reported in `error`
    );
  return (
    <div className={quiet ? 'contents' : 'space-y-2 print:hidden'}>
      <Button variant={quiet ? 'quiet' : 'secondary'} pending={isPending} cost="free" onClick={revalue}>
        Revalue now
      </Button>
      {error && <FaultNotice error={error} money={false} />}
    </div>
  );
}
