'use client';

import { useRouter } from 'next/navigation';
import { Suspense, useEffect, useState } from 'react';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { lazyPart } from '@/components/ui/behaviour/failed-part';
import { useIdleLoad } from '@/components/ui/behaviour/use-late-component';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { FoldedOnPhone } from '@/components/ui/overlay/folded-on-phone';
import { Slider } from '@/components/ui/forms/slider';
import { readWholeLife, readWholeLifeTerms } from '@/lib/api/addresses/costs';
import { useAnswer } from '@/lib/api/client/use-answer';
import { formatMiles } from '@/lib/format';
import type { Availability } from '@/lib/domain/tax/days-unavailable';
import { TERM_MILES, TERM_MONTHS } from '@/lib/domain/costs/term';
import { replaceTerm } from './term-address';
import { WholeLifeFigures, type WholeLifeFiguresProps } from './whole-life-figures';

const importTerms = async () => (await import('./whole-life-terms')).WholeLifeTermsFigures;
const WholeLifeTermsFigures = lazyPart(importTerms, 'The costs by term');

export interface WholeLifePanelProps {
  identifier: number;
  date: string;
  build: string | undefined;
  term: number;
  miles: number;
  /** When the driver has the car, as the page states it. */
  availability: Availability;
  own: WholeLifeFiguresProps['own'];
}

/** Long enough for a thumb to move on. Each term and mileage is requested once. */
const SLIDER_DELAY_MS = 200;

/** Whole life cost with its two sliders. Their settings are in the address, which the rest of the page follows. */
export function WholeLifePanel({ identifier, date, build, term, miles, ...figures }: WholeLifePanelProps) {
  const [sliders, setSliders] = useState({ term, miles });
  const [settled, setSettled] = useState(sliders);
  const router = useRouter();
  useIdleLoad(importTerms);
  useEffect(() => {
    if (sliders.term === settled.term && sliders.miles === settled.miles) return;
    const timer = setTimeout(() => {
      setSettled(sliders);
      replaceTerm(sliders, (path) => router.replace(path, { scroll: false }));
    }, SLIDER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [sliders, settled, router]);
  const input = { kind: 'car' as const, identifier, date, ...(build ? { build } : {}), ...settled };
  const life = useAnswer(readWholeLife, input, { showsPrevious: true });
  const terms = useAnswer(readWholeLifeTerms, input, { showsPrevious: true });
  return (
    <Card title="Whole life cost" id="whole-life">
      <FoldedOnPhone label={`${sliders.term} months · ${formatMiles(sliders.miles)}`} action="Change">
        <form method="get" className="mb-4 grid gap-4 sm:grid-cols-2 print:hidden">
          <Slider
            label="Term"
            name="term"
            words={`${sliders.term} months`}
            value={sliders.term}
            min={TERM_MONTHS.least}
            max={TERM_MONTHS.most}
            step={TERM_MONTHS.step}
            onChange={(term) => setSliders((current) => ({ ...current, term }))}
          />
          <Slider
            label="Mileage over the term"
            name="miles"
            words={formatMiles(sliders.miles)}
            value={sliders.miles}
            min={TERM_MILES.least}
            max={TERM_MILES.most}
            step={TERM_MILES.step}
            onChange={(miles) => setSliders((current) => ({ ...current, miles }))}
          />
          <input type="hidden" name="date" value={date} />
          {build && <input type="hidden" name="build" value={build} />}
          <input type="hidden" name="tab" value="employer" />
          <noscript>
            <Button type="submit">Show this term and mileage</Button>
          </noscript>
        </form>
      </FoldedOnPhone>
      <QueryBoundary query={life} what="the whole life cost" money={false}>
        {(value) => <WholeLifeFigures life={value} {...figures} />}
      </QueryBoundary>
      <Disclosure summary="Costs by term" printed>
        <QueryBoundary query={terms} what="the whole life cost of all terms" money={false}>
          {(value) => (
            <Suspense>
              <WholeLifeTermsFigures wholeLife={value} {...figures} />
            </Suspense>
          )}
        </QueryBoundary>
      </Disclosure>
    </Card>
  );
}
