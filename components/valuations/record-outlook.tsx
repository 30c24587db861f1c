'use client';
import { useEffect, useRef, useState } from 'react';
import { CliffPanel } from './cliff-panel';
import { ForecastPanel } from './forecast-panel';
import { HistoryPanel } from './history-panel';
import { OptionValuesPanel } from './option-values-panel';
import { OutlookWaiting } from './outlook-waiting';

/** Where the values come from and go to: four small panels, asked for when they come near the screen, never sooner. */
export function RecordOutlook({ id }: { id: string }) {
  const place = useRef<HTMLElement>(null);
  const [near, come] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && come(true));
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <section ref={place} aria-label="Outlook" className="grid items-start gap-4 lg:grid-cols-2 print:hidden">
      {near ? (
        <>
          <ForecastPanel id={id} />
          <HistoryPanel id={id} />
          <CliffPanel id={id} />
          <OptionValuesPanel id={id} />
        </>
      ) : (
        <OutlookWaiting />
      )}
    </section>
  );
}
