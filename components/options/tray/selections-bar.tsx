'use client';

import { useState } from 'react';
import { useStore } from 'zustand';
import { Badge } from '@/components/ui/data/badge';
import { Button } from '@/components/ui/actions/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { formatPlural } from '@/lib/format';
import type { ConfiguratorStore } from '@/components/options/configurator-store';
import { totalWords } from '@/components/options/price-text';
import { CarTotal } from './car-total';
import { LastStep } from './last-step';
import { SaveSharePrint } from './save-share-print';
import { SelectionsContent } from './selections-content';

/** On a phone: the price and the last step at the foot of the screen, in one row on its side; it opens to everything chosen. */
export function SelectionsBar({ store }: { store: ConfiguratorStore }) {
  const { now, build } = useStore(store, ({ current }) => current);
  // One dialog at a time: a dialog about one selection replaces that of all.
  const isDialogOpen = useStore(store, ({ dialog }) => dialog !== null);
  const [open, setOpen] = useState(false);
  const isOpen = open && !isDialogOpen;
  return (
    <div
      data-foot-bar
      // The stack it stands in would keep a gap beneath it.
      className="@container fixed inset-x-0 bottom-0 z-20 mb-0 items-center border-t border-line bg-surface shadow-float sm:[@media(height<30rem)]:flex lg:hidden print:hidden"
    >
      <LastStep store={store} isExclusion />
      <div className="flex shrink-0 items-center justify-between gap-x-3 gap-y-1 px-4 py-2 @max-[16rem]:flex-wrap">
        <div className="min-w-0">
          <CarTotal store={store} />
          <p className="text-sm leading-tight">
            <span className="text-soft">Options</span> <strong>{totalWords(now.total)}</strong>{' '}
            {now.openNeeds.length > 0 && <Badge tone="warning">{now.openNeeds.length} required</Badge>}
          </p>
        </div>
        <Button id="selections-button" variant="primary" icon="up" onClick={() => setOpen(true)}>
          Your build
          <span className="sr-only">: {formatPlural(build.selections.length, 'option')}</span>
          <span aria-hidden="true">({build.selections.length})</span>
        </Button>
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Your build" fromTop>
        {isOpen && (
          <>
            {/* Keeps the focused element from being hidden behind the bar. */}
            <div className="space-y-4 [&_*]:scroll-mb-20">
              <SelectionsContent store={store} />
              <SaveSharePrint store={store} />
            </div>
            <div className="sticky -bottom-5 -mx-5 mt-3 -mb-5 border-t border-line bg-surface pb-1.5">
              <LastStep store={store} isExclusion />
            </div>
          </>
        )}
      </Dialog>
    </div>
  );
}
