'use client';

import { CopyButton } from '@/components/ui/copy-button';
import type { Repair } from '@/lib/domain/rules/configuration';
import type { Actions } from './actions';
import { BuildFigures } from './build-figures';
import { CheaperOffer } from './cheaper-offer';
import { FreeItems } from './free-items';
import { OpenNeeds } from './open-needs';
import { PriceTotals } from './price-totals';
import { SaveBuild } from './save-build';
import { WishLines } from './wish-lines';
import type { Work } from './work';

export interface WishesProps {
  work: Work;
  /** The same build, perhaps a frame late: for what takes longer to find out. */
  settled: Work;
  actions: Actions;
  take: (repair: Repair) => void;
}

/** Everything about the build at hand: wishes, what is open, what is free, what it costs. */
export function WishesContent({ work, settled, actions, take }: WishesProps) {
  return (
    <div className="space-y-4">
      <OpenNeeds {...{ work, settled, actions, take }} />
      <WishLines {...{ work, actions }} />
      <FreeItems {...{ work, actions }} />
      {settled.now === work.now && <CheaperOffer {...{ settled, take }} />}
      <PriceTotals work={work} />
      <BuildFigures work={work} />
      <div className="flex flex-wrap gap-2 print:hidden">
        <SaveBuild work={work} />
        <CopyButton text={() => location.href}>Copy the link</CopyButton>
      </div>
    </div>
  );
}
