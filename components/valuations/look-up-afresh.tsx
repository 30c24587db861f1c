'use client';

import { createValuation, createValuationByIdentifier, createValuationByVin } from '@/lib/api/addresses/valuations';
import type { ValuationRecord } from '@/lib/domain/valuation';
import { PricedButton } from './priced-button';
import { useNewRecord } from './use-new-record';
import { usePrice, type Wish } from './use-price';
import { WishFault } from './wish-fault';

/** The same question again, with no kept answer. It ends in a new record; this one stays. */
export function LookUpAfresh({ record: { asked } }: { record: Pick<ValuationRecord, 'asked'> }) {
  const byPlate = useNewRecord(createValuation);
  const byVin = useNewRecord(createValuationByVin);
  const byIdentifier = useNewRecord(createValuationByIdentifier);
  const { plate, vin, kind, identifier, registered, mileage } = asked;

  const press =
    kind && identifier !== null && registered && mileage !== null
      ? {
          by: byIdentifier,
          wish: { kind, identifier, registered, mileage },
          act: () => byIdentifier.act({ kind, identifier, registered, mileage, fresh: true }),
        }
      : plate && mileage !== null
        ? { by: byPlate, wish: { plate, mileage }, act: () => byPlate.act({ plate, mileage, fresh: true }) }
        : vin
          ? { by: byVin, wish: { vin }, act: () => byVin.act({ vin, fresh: true }) }
          : null;
  const price = usePrice(press ? (press.wish satisfies Wish) : null);
  if (!press) return null;
  return (
    <>
      <PricedButton
        icon="refresh"
        fresh
        price={price}
        atMost="charged again"
        pending={press.by.pending}
        onClick={() => void press.act()}
      >
        Look up afresh
      </PricedButton>
      <WishFault fault={press.by.fault} again={press.by.again} />
    </>
  );
}
