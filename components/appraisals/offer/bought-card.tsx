import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Appraisal } from '@/components/appraisals/appraisal-header';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { TakeIntoStock } from '@/components/layout/stock/take-into-stock';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { showToast } from '@/components/ui/feedback/toast-store';
import { correctPurchase, readAppraisal } from '@/lib/api/addresses/appraisals/appraisals';
import { answerKey } from '@/lib/api/client/answer-of';
import { useAction } from '@/lib/api/client/use-answer';
import { correctedWords } from '@/lib/domain/appraisals/bought/corrected-words';
import { costsLeftOut, purchaseDifferences, saleWords } from '@/lib/domain/appraisals/bought/stock-words';
import { readVatScheme } from '@/lib/domain/appraisals/entries';
import { stockCarPath } from '@/lib/domain/page-paths';
import { whereaboutsWords } from '@/lib/domain/stock-cars/days-in-stock';
import type { Day } from '@/lib/domain/time/calendar';
import { PurchaseFields, type ConfirmedPurchase, type PurchaseFieldsProps } from './purchase-fields';

export interface BoughtCardProps {
  /** Of the appraisal. */
  id: string;
  /** The car that came into stock from it; null while there is none. */
  stockCar: Appraisal['stockCar'];
  /** What was entered; null if it is not known. */
  purchase: Pick<PurchaseFieldsProps, 'accepted' | 'dealt' | 'scheme' | 'terms' | 'price' | 'on'> | null;
  today: Day;
}

/** After the purchase: into stock, then where the car is. */
export function BoughtCard({ id, stockCar, purchase, today }: BoughtCardProps) {
  const [isCorrecting, setCorrecting] = useState(false);
  return (
    <Card title={stockCar === null ? 'Next step' : 'Stock'} screenOnly>
      <div className="space-y-3">
        <div className="flex flex-wrap items-center gap-2">
          {stockCar === null ? (
            <TakeIntoStock variant="primary" from="appraisal" id={id} />
          ) : (
            <>
              <p className="text-sm">{whereaboutsWords(stockCar, today)}</p>
              <ButtonLink href={stockCarPath(stockCar.id)}>Open the car</ButtonLink>
            </>
          )}
          {purchase && !isCorrecting && <Button onClick={() => setCorrecting(true)}>Correct the purchase</Button>}
        </div>
        {[...saleOf(stockCar, purchase), ...differencesOf(stockCar, purchase)].map((words) => (
          <p key={words} className="text-sm">
            {words}
          </p>
        ))}
        {purchase && isCorrecting && (
          <CorrectPurchase id={id} purchase={purchase} today={today} onDone={() => setCorrecting(false)} />
        )}
      </div>
    </Card>
  );
}

/** What the sale brought, once there was one. */
function saleOf(stockCar: BoughtCardProps['stockCar'], purchase: BoughtCardProps['purchase']): string[] {
  if (stockCar === null || purchase === null || stockCar.purchaseCostPounds === null) return [];
  const { purchaseCostPounds, preparationPence } = stockCar;
  const { price: boughtPounds, accepted } = purchase;
  const scheme = readVatScheme(purchase.scheme);
  const leftOut = costsLeftOut(accepted.retail.lines);
  return saleWords({ boughtPounds, purchaseCostPounds, preparationPence, scheme, leftOut }, stockCar);
}

/** Between the purchase, which may have been corrected since, and the car in stock. */
const differencesOf = (stockCar: BoughtCardProps['stockCar'], purchase: BoughtCardProps['purchase']): string[] =>
  stockCar === null || purchase === null || stockCar.purchaseCostPounds === null
    ? []
    : purchaseDifferences({ purchaseCostPounds: stockCar.purchaseCostPounds, boughtOn: purchase.on }, stockCar);

interface CorrectPurchaseProps extends Pick<BoughtCardProps, 'id' | 'today'> {
  purchase: NonNullable<BoughtCardProps['purchase']>;
  onDone: () => void;
}

/** The price and the day, changed by a person who may enter them. */
function CorrectPurchase({ id, purchase, today, onDone }: CorrectPurchaseProps) {
  const client = useQueryClient();
  const entry = useAction(correctPurchase);
  async function save(entered: ConfirmedPurchase) {
    const shown = { shownPounds: purchase.price, shownOn: purchase.on };
    const corrected = await entry.act({ id, ...shown, ...entered }).catch(() => null); // reported in `error`
    await client.invalidateQueries({ queryKey: answerKey(readAppraisal, { id }) });
    if (corrected === null) return;
    showToast(correctedWords(corrected.stock));
    onDone();
  }
  return (
    <div className="space-y-2">
      {entry.error?.code === 'conflict' && <FaultNotice error={entry.error} money={false} />}
      <PurchaseFields
        {...purchase}
        state="bought"
        subject={`${purchase.price} ${purchase.on}`}
        today={today}
        action="Save the correction"
        entry={entry}
        onSave={(entered) => void save(entered)}
      />
    </div>
  );
}
