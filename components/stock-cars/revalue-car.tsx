import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { showToast } from '@/components/ui/feedback/toast-store';
import { revalueStockCar } from '@/lib/api/addresses/stock-cars/stock-cars';
import { useAction } from '@/lib/api/client/use-answer';

/** In the newest edition, at the mileage of now. */
export function RevalueCar({ id, onDone }: { id: string; onDone: () => Promise<void> }) {
  const { act, isPending, error } = useAction(revalueStockCar);
  const revalue = () =>
    void act({ id }).then(
      async ({ isForecast }) => {
        await onDone();
        showToast(
          isForecast
            ? 'The car is valued in the newest edition. Nothing was billed.'
            : 'The car is valued in the newest edition, but the forecast did not answer. Nothing was billed.',
        );
      },
      () => null, // stands in `error`
    );
  return (
    <div className="space-y-2 print:hidden">
      <Button pending={isPending} cost="free" onClick={revalue}>
        Revalue now
      </Button>
      {error && <FaultNotice error={error} money={false} />}
    </div>
  );
}
