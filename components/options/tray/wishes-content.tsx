'use client';

import type { Desk } from '../desk';
import { useDesk, useSettled } from '../use-desk';
import { BuildFigures } from './build-figures';
import { CheaperOffer } from './cheaper-offer';
import { FreeItems } from './free-items';
import { KeepBuild } from './keep-build';
import { OpenNeeds } from './open-needs';
import { PriceTotals } from './price-totals';
import { WishLines } from './wish-lines';

/** Everything about the build at hand: wishes, what is open, what is free, what it costs. */
export function WishesContent({ desk }: { desk: Desk }) {
  const work = useDesk(desk, (each) => each.work);
  const settled = useSettled(desk);
  const isPresent = settled.build === work.build;
  return (
    <div className="space-y-4 *:isolate">
      <OpenNeeds {...{ desk, work, settled }} />
      <WishLines {...{ desk, work }} />
      <FreeItems {...{ desk, work }} />
      <CheaperOffer {...{ desk, settled, isPresent }} />
      <PriceTotals work={work} />
      {/* Figures of another build are never seen; their room stays. */}
      <div className={isPresent ? '' : 'invisible'}>
        <BuildFigures work={settled} />
      </div>
      <KeepBuild desk={desk} />
    </div>
  );
}
