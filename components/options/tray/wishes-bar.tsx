'use client';

import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { formatPlural } from '@/lib/format';
import type { Desk } from '../desk';
import { totalWords } from '../price-text';
import { useDesk } from '../use-desk';
import { LastStep } from './last-step';
import { WishesContent } from './wishes-content';

/** On a phone: the total and the last step at the foot of the screen; it opens to everything chosen. */
export function WishesBar({ desk }: { desk: Desk }) {
  const { now, build } = useDesk(desk, ({ work }) => work);
  // One dialog at a time: what is asked about a wish takes the place of the wishes.
  const isAsked = useDesk(desk, ({ asked }) => asked !== null);
  const [open, setOpen] = useState(false);
  const isOpen = open && !isAsked;
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface shadow-float lg:hidden print:hidden">
      <LastStep desk={desk} isBar />
      <div className="flex items-center justify-between gap-3 px-4 py-2">
        <p className="min-w-0">
          <span className="text-xs text-soft">Options</span>{' '}
          <strong className="text-lg">{totalWords(now.total)}</strong>{' '}
          {now.openNeeds.length > 0 && <Badge tone="warning">{now.openNeeds.length} open</Badge>}
        </p>
        <Button id="wishes-button" variant="primary" icon="up" onClick={() => setOpen(true)}>
          My wishes
          <span className="sr-only">: {formatPlural(build.wishes.length, 'wish', 'wishes')}</span>
          <span aria-hidden="true">({build.wishes.length})</span>
        </Button>
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="My wishes">
        {isOpen && (
          <>
            {/* What has the focus never stands behind the foot. */}
            <div className="[&_*]:scroll-mb-20">
              <WishesContent desk={desk} />
            </div>
            <div className="sticky -bottom-5 -mx-5 mt-3 -mb-5 border-t border-line bg-surface pb-1.5">
              <LastStep desk={desk} isBar />
            </div>
          </>
        )}
      </Dialog>
    </div>
  );
}
