'use client';

import { useStore } from 'zustand';
import type { ConfiguratorStore } from '@/components/options/configurator-store';
import { useSettled } from '@/components/options/use-settled';
import { BuildFigures } from './build-figures';
import { BuildPicture } from './build-picture';
import { CheaperOffer } from './cheaper-offer';
import { FreeItems } from './free-items';
import { OpenNeeds } from './open-needs';
import { PriceTotals } from './price-totals';
import { SelectionLines } from './selection-lines';

/** Everything about the current build: selections, what is open, what is free, what it costs. */
export function SelectionsContent({ store }: { store: ConfiguratorStore }) {
  const state = useStore(store, ({ current }) => current);
  const settled = useSettled(store);
  const isPresent = settled.build === state.build;
  return (
    <div className="space-y-4 *:isolate">
      <BuildPicture store={store} />
      <OpenNeeds store={store} state={state} settled={settled} />
      <SelectionLines store={store} state={state} />
      <FreeItems store={store} state={state} />
      <CheaperOffer store={store} settled={settled} isPresent={isPresent} />
      <PriceTotals state={state} />
      {/* Figures of another build are hidden, but keep their space. */}
      <div className={isPresent ? '' : 'invisible'}>
        <BuildFigures state={settled} />
      </div>
    </div>
  );
}
