'use client';

import { useRouter } from 'next/navigation';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { showToast } from '@/components/ui/feedback/toast-store';
import {
  takeAppraisalIntoStock,
  takeFileIntoStock,
  takeValuationIntoStock,
} from '@/lib/api/addresses/stock-cars/stock-cars';
import { useAction } from '@/lib/api/client/use-answer';
import { stockCarPath } from '@/lib/domain/page-paths';
import { TAKEN_WORDS } from '@/lib/domain/stock-cars/taken-into-stock';

const ENDPOINTS = {
  valuation: takeValuationIntoStock,
  file: takeFileIntoStock,
  appraisal: takeAppraisalIntoStock,
} as const;

export interface TakeIntoStockProps {
  from: keyof typeof ENDPOINTS;
  id: string;
  /** `quiet` among others in a menu, `primary` where nothing else is left to do. */
  variant?: 'primary' | 'secondary' | 'quiet';
}

/** A button that takes the vehicle of a record or a bought appraisal into stock and opens its page. Free. */
export function TakeIntoStock({ from, id, variant = 'secondary' }: TakeIntoStockProps) {
  const router = useRouter();
  const mayTake = useHasPermission('valuations.create');
  const { act, isPending, isSuccess, error } = useAction(ENDPOINTS[from]);
  if (!mayTake) return null;
  const take = () =>
    void act({ id }).then(
      (car) => {
        showToast(TAKEN_WORDS[car.outcome]);
        router.push(stockCarPath(car.id));
      },
      () => null, // reported in `error`
    );
  return (
    <>
      <Button variant={variant} pending={isPending || isSuccess} onClick={take}>
        Take into stock
      </Button>
      {error && <FaultNotice error={error} money={false} />}
    </>
  );
}
