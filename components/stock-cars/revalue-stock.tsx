'use client';

import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { showToast } from '@/components/ui/feedback/toast-store';
import { revalueStock } from '@/lib/api/addresses/stock-cars/stock-cars';
import { useAction } from '@/lib/api/client/use-answer';

/** Values every identified car in each edition in which it has no value; this also runs hourly. */
export function RevalueStock() {
  const { act, isPending, error } = useAction(revalueStock);
  const revalue = () =>
    void act({}).then(
      () => showToast('The cars are being valued. Reload the page in a moment.'),
      () => null, // reported in `error`
    );
  return (
    <>
      <Button pending={isPending} cost="free" onClick={revalue}>
        Revalue now
      </Button>
      {error && <FaultNotice error={error} money={false} />}
    </>
  );
}
