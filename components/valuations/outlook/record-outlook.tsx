'use client';
import { useEffect, useRef, useState } from 'react';
import { usePrintSection } from '@/components/layout/print/use-print-section';
import { Button } from '@/components/ui/actions/button';
import { MileageCurvePanel } from './mileage-curve-panel';
import { ForecastPanel } from './forecast-panel';
import { HistoryPanel } from './history-panel';
import { OptionValuesPanel } from './option-values-panel';
import { OutlookSkeleton } from './outlook-skeleton';

/**
 * Where the values come from and where they are going: four small panels, loaded only when they come near the screen.
 * The record prints on one sheet without them; the button here prints them on a second.
 */
export function RecordOutlook({ id }: { id: string }) {
  const sectionRef = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const [isOnPaper, setOnPaper] = usePrintSection();
  useEffect(() => {
    if (!sectionRef.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true));
    observer.observe(sectionRef.current);
    return () => observer.disconnect();
  }, []);
  return (
    <section
      ref={sectionRef}
      aria-label="Outlook"
      className={`grid items-start gap-4 lg:grid-cols-2 ${isOnPaper ? 'print:grid-cols-2 print:gap-x-8 print:break-before-page' : 'print:hidden'}`}
    >
      {isNear ? (
        <>
          <ForecastPanel id={id} />
          <HistoryPanel id={id} />
          <MileageCurvePanel id={id} />
          <OptionValuesPanel id={id} />
          <div className="lg:col-span-2 print:hidden">
            <Button icon="print" onClick={setOnPaper}>
              Print full report
            </Button>
          </div>
        </>
      ) : (
        <OutlookSkeleton />
      )}
    </section>
  );
}
