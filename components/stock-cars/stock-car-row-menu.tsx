'use client';

import { useRouter } from 'next/navigation';
import { useId } from 'react';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { showToast, showUndo } from '@/components/ui/feedback/toast-store';
import { showUndoFailed } from '@/components/ui/feedback/undo-failed';
import { RowMenu } from '@/components/ui/overlay/row-menu';
import { changeStockCar } from '@/lib/api/addresses/stock-cars/stock-cars';
import { useAction } from '@/lib/api/client/use-answer';
import { filePath, recordPath } from '@/lib/domain/page-paths';
import type { CarInStock } from '@/lib/domain/stock-cars/stock-car';
import { IN_STOCK, isInStock, STATUS_WORDS, type InStockStatus } from '@/lib/domain/stock-cars/stock-car-state';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import { RevalueCar } from './revalue-car';

/** Changes a car's status, revalues it and links to its origin, without opening its page. All free. */
export function StockCarRowMenu({ car }: { car: CarInStock }) {
  const router = useRouter();
  const mayChange = useHasPermission('valuations.create') && isInStock(car.status);
  const row = [car.plate === null && car.vin, displayName(car.title)].filter(Boolean).join(' ');
  return (
    <RowMenu row={row} plate={car.plate}>
      {mayChange && <StatusButtons car={car} />}
      {mayChange && car.identifier !== null && <RevalueCar quiet id={car.id} onDone={async () => router.refresh()} />}
      {car.valuationId && (
        <ButtonLink variant="quiet" href={recordPath(car.valuationId)}>
          Valuation
        </ButtonLink>
      )}
      {car.registrationId && (
        <ButtonLink variant="quiet" href={filePath(car.registrationId)}>
          Vehicle file
        </ButtonLink>
      )}
    </RowMenu>
  );
}

function StatusButtons({ car: { id, version, status, title } }: { car: CarInStock }) {
  const router = useRouter();
  const label = useId();
  const { act, isPending, error } = useAction(changeStockCar);
  const restoring = useAction(changeStockCar);
  const before = IN_STOCK.find((known) => known === status);

  async function restore(changed: number, to: InStockStatus) {
    try {
      await restoring.act({ id, version: changed, status: to });
      showToast(`${displayName(title)} is “${STATUS_WORDS[to]}” again.`);
    } catch (error) {
      showUndoFailed(error, () => void restore(changed, to));
    }
    router.refresh();
  }

  async function change(to: InStockStatus) {
    const changed = await act({ id, version, status: to }).catch(() => null); // reported in `error`
    if (!changed) return;
    router.refresh();
    const done = `${displayName(title)} is “${STATUS_WORDS[to]}”.`;
    if (before === undefined) showToast(done);
    else showUndo(done, () => void restore(changed.version, before));
  }

  return (
    <div role="group" aria-labelledby={label} className="flex flex-col gap-1 border-b border-line pb-1">
      <p id={label} className="px-2.5 pt-1 text-xs text-soft">
        Change status to
      </p>
      {IN_STOCK.filter((to) => to !== status).map((to) => (
        <Button key={to} variant="quiet" pending={isPending} onClick={() => void change(to)}>
          {STATUS_WORDS[to]}
        </Button>
      ))}
      {error && <FaultNotice error={error} money={false} />}
    </div>
  );
}
