'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Answer } from '@/components/ui/answer';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Slider } from '@/components/ui/slider';
import { readWholeLife, readWholeLifeTerms } from '@/lib/api/addresses/costs';
import { answerKey } from '@/lib/api/address';
import { ask } from '@/lib/api/ask';
import { formatMiles } from '@/lib/format';
import { TERM_MILES, TERM_MONTHS } from '@/lib/domain/term';
import { WholeLifeFigures } from './whole-life-figures';
import { WholeLifeTermsFigures } from './whole-life-terms';

export interface WholeLifePanelProps {
  identifier: number;
  date: string;
  build: string | undefined;
  term: number;
  miles: number;
}

/** Long enough for a thumb to move on; a term and mileage once answered is not asked for again. */
const SETTLE_MS = 200;

/** Whole life cost with its two sliders. What they are set to stands in the address, which the rest of the page follows. */
export function WholeLifePanel({ identifier, date, build, ...asked }: WholeLifePanelProps) {
  const [set, change] = useState({ term: asked.term, miles: asked.miles });
  const [settled, settle] = useState(set);
  const router = useRouter();
  useEffect(() => {
    if (set.term === settled.term && set.miles === settled.miles) return;
    const timer = setTimeout(() => {
      settle(set);
      const address = new URL(window.location.href);
      address.searchParams.set('term', String(set.term));
      address.searchParams.set('miles', String(set.miles));
      router.replace(`${address.pathname}${address.search}`, { scroll: false });
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [set, settled, router]);
  const input = { kind: 'car' as const, identifier, date, ...(build ? { build } : {}), ...settled };
  const life = useQuery({
    queryKey: answerKey(readWholeLife, input),
    queryFn: ({ signal }) => ask(readWholeLife, input, { signal }),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  const terms = useQuery({
    queryKey: answerKey(readWholeLifeTerms, input),
    queryFn: ({ signal }) => ask(readWholeLifeTerms, input, { signal }),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  return (
    <Card title="Whole life cost" id="whole-life">
      <form method="get" className="mb-4 grid gap-4 sm:grid-cols-2 print:hidden">
        <Slider
          label="Term"
          name="term"
          words={`${set.term} months`}
          value={set.term}
          min={TERM_MONTHS.least}
          max={TERM_MONTHS.most}
          step={TERM_MONTHS.step}
          onChange={(term) => change((now) => ({ ...now, term }))}
        />
        <Slider
          label="Mileage over the term"
          name="miles"
          words={formatMiles(set.miles)}
          value={set.miles}
          min={TERM_MILES.least}
          max={TERM_MILES.most}
          step={TERM_MILES.step}
          onChange={(miles) => change((now) => ({ ...now, miles }))}
        />
        <input type="hidden" name="date" value={date} />
        {build && <input type="hidden" name="build" value={build} />}
        <noscript>
          <Button type="submit">Show this term and mileage</Button>
        </noscript>
      </form>
      <Answer of={life} what="the whole life cost" money={false}>
        {(value) => <WholeLifeFigures life={value} />}
      </Answer>
      <h3 className="mt-6 mb-2 font-semibold">All terms at this pace</h3>
      <Answer of={terms} what="the whole life cost of all terms" money={false}>
        {(value) => <WholeLifeTermsFigures of={value} />}
      </Answer>
    </Card>
  );
}
