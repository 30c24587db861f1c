'use client';

import { Notice } from '@/components/ui/notice';
import { createValuation } from '@/lib/api/addresses/valuations';
import type { ValuationRecord } from '@/lib/domain/valuation';
import { missingOf } from './plate-wish';
import { PricedButton } from './priced-button';
import { useNewRecord } from './use-new-record';
import { usePrice } from './use-price';
import { WishFault } from './wish-fault';

/** For a mark that was answered by half: the same wish again, which pays for no more than is still missing. */
export function AskMissing({ record }: { record: Pick<ValuationRecord, 'kind' | 'asked' | 'sources'> }) {
  const wish = missingOf(record);
  const price = usePrice(wish);
  const { pending, fault, act, again } = useNewRecord(createValuation);
  if (!wish) return null;
  return (
    <div className="space-y-3 print:hidden">
      <Notice
        tone="warning"
        title="Half of the answer is missing"
        actions={
          <PricedButton
            variant="primary"
            pending={pending}
            price={price}
            atMost="1 look-up + 1 valuation"
            onClick={() => void act(wish)}
          >
            Ask again for what is missing
          </PricedButton>
        }
      >
        What has been answered is used again, also where it came late; only the rest is asked.
      </Notice>
      <WishFault fault={fault} again={again} />
    </div>
  );
}
