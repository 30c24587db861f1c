'use client';
import { useEffect, useRef, useState } from 'react';
import { useOnPaper } from '@/components/layout/use-on-paper';
import { Button } from '@/components/ui/button';
import { CliffPanel } from './cliff-panel';
import { ForecastPanel } from './forecast-panel';
import { HistoryPanel } from './history-panel';
import { OptionValuesPanel } from './option-values-panel';
import { OutlookWaiting } from './outlook-waiting';

/**
 * Where the values come from and go to: four small panels, asked for when they come near the screen, never sooner. The
 * record prints on one sheet without them; printed from here they follow on a second.
 */
export function RecordOutlook({ id }: { id: string }) {
  const place = useRef<HTMLElement>(null);
  const [near, come] = useState(false);
  const [isOnPaper, print] = useOnPaper();
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && come(true));
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <section
      ref={place}
      aria-label="Outlook"
      className={`grid items-start gap-4 lg:grid-cols-2 ${isOnPaper ? 'print:grid-cols-2 print:gap-x-8 print:break-before-page' : 'print:hidden'}`}
    >
      {near ? (
        <>
          <ForecastPanel id={id} />
          <HistoryPanel id={id} />
          <CliffPanel id={id} />
          <OptionValuesPanel id={id} />
          <div className="lg:col-span-2 print:hidden">
            <Button icon="print" onClick={print}>
              The record on paper, with these
            </Button>
          </div>
        </>
      ) : (
        <OutlookWaiting />
      )}
    </section>
  );
}
