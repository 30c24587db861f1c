'use client';

import { createValuation } from '@/lib/api/addresses/valuations';
import type { ValuationRecord } from '@/lib/domain/valuation';
import { PricedButton } from './priced-button';
import { useNewRecord } from './use-new-record';
import { usePrice } from './use-price';
import { WishFault } from './wish-fault';

/** Asks for the internet prices of a record's mark; what is kept of the rest is used again, free. */
export function AskInternetPrices({ record: { asked } }: { record: Pick<ValuationRecord, 'asked'> }) {
  const { plate, mileage, identifier } = asked;
  const byMark = identifier === null && plate !== null && mileage !== null;
  const price = usePrice(byMark ? { plate, mileage, internetPrices: true } : null);
  const { pending, fault, act, again } = useNewRecord(createValuation);
  if (!byMark) return null;
  return (
    <div className="space-y-3">
      <WishFault fault={fault} again={again} />
      <PricedButton
        pending={pending}
        price={price}
        atMost="1 valuation"
        onClick={() => void act({ plate, mileage, internetPrices: true })}
      >
        Ask for internet prices
      </PricedButton>
    </div>
  );
}
