'use client';

import {
  createValuation,
  createValuationByIdentifier,
  createValuationByVin,
  revalue,
} from '@/lib/api/addresses/valuations';
import type { ValuationRecord } from '@/lib/domain/valuation';
import { PricedButton } from './priced-button';
import { useNewRecord } from './use-new-record';
import { usePrice, type Wish } from './use-price';
import { WishFault } from './wish-fault';

/** The same question again, with no kept answer. It ends in a new record; this one stays. */
export function LookUpAfresh({ record }: { record: Pick<ValuationRecord, 'asked' | 'basedOn' | 'sources'> }) {
  const byPlate = useNewRecord(createValuation);
  const byVin = useNewRecord(createValuationByVin);
  const byIdentifier = useNewRecord(createValuationByIdentifier);
  const fromRecord = useNewRecord(revalue);
  const { plate, vin, kind, identifier, registered, mileage } = record.asked;
  const { basedOn } = record;

  function pressOf() {
    if (kind && identifier !== null && registered && mileage !== null) {
      const wish = { kind, identifier, registered, mileage };
      // From the same record as it was: what the register said of the vehicle comes along.
      return basedOn === null
        ? { by: byIdentifier, wish, act: () => byIdentifier.act({ ...wish, fresh: true }) }
        : { by: fromRecord, wish, act: () => fromRecord.act({ id: basedOn, ...wish, fresh: true }) };
    }
    if (plate && mileage !== null) {
      const wish = { plate, mileage, internetPrices: record.sources.internetPrices !== null };
      return { by: byPlate, wish, act: () => byPlate.act({ ...wish, fresh: true }) };
    }
    return vin ? { by: byVin, wish: { vin }, act: () => byVin.act({ vin, fresh: true }) } : null;
  }

  const press = pressOf();
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
