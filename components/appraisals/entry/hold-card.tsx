import { memo, useState } from 'react';
import { useStore } from 'zustand';
import { LineChart } from '@/components/charts/line/line-chart';
import { LOOKS } from '@/components/charts/marks/look';
import { Card } from '@/components/ui/data/card';
import { Missing } from '@/components/ui/data/missing';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { readRecordForecast } from '@/lib/api/addresses/valuation-outlook';
import { useAnswer } from '@/lib/api/client/use-answer';
import type { AppraisedVehicle } from '@/lib/domain/appraisals/appraisal';
import { areSidesLoading } from '@/lib/domain/appraisals/appraisal-sums';
import { readCondition, readVatScheme } from '@/lib/domain/appraisals/entries';
import { heldValues, noHoldBecause } from '@/lib/domain/appraisals/guide/held-values';
import { plateForecastOf } from '@/lib/domain/appraisals/guide-value';
import { noHoldWithoutForecast } from '@/lib/domain/appraisals/guide/without-forecast';
import {
  dayCostWords,
  firstHeldDay,
  holdOrDrop,
  notInValueWords,
  type HoldOrDrop,
} from '@/lib/domain/appraisals/hold-or-drop';
import { moneyText } from '@/lib/domain/appraisals/money-text';
import { comparablePence } from '@/lib/domain/appraisals/vat';
import { holdingCostOf, type AppraisalTerms } from '@/lib/domain/appraisals/terms';
import type { Day } from '@/lib/domain/time/calendar';
import { BAND_WORDS } from '@/lib/domain/valuations/bands';
import { formatDate } from '@/lib/format';
import { useEntryText, type AppraisalEntries } from './use-entries';
import type { SumsStore } from './use-sums';

export interface HoldCardProps {
  valuation: string;
  vehicle: AppraisedVehicle;
  entries: AppraisalEntries;
  sums: SumsStore;
  terms: AppraisalTerms;
  today: Day;
}

/** Whether holding the vehicle pays, by the forecast and the organisation's cost per day. Loaded when opened; free. */
export const HoldCard = memo(function HoldCard(props: HoldCardProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title="Hold or drop" screenOnly={!isOpen}>
      <Disclosure summary="Expected value and profit by week" onToggle={setOpen}>
        {isOpen && <HoldView {...props} />}
      </Disclosure>
    </Card>
  );
});

function HoldView({ valuation, vehicle, entries, sums, terms, today }: HoldCardProps) {
  const answer = useAnswer(readRecordForecast, { id: valuation });
  const condition = readCondition(useEntryText(entries, 'condition'));
  const handOver = useEntryText(entries, 'handOver');
  const start = firstHeldDay(vehicle.valuedOn, handOver, today);
  const notInValue = useStore(sums, ({ trade }) => notInValueWords(trade.lines));
  const isOffered = useStore(sums, ({ offer }) => offer !== null);
  const scheme = readVatScheme(useEntryText(entries, 'vatScheme'));
  const pricePence = useStore(
    sums,
    ({ offer, suggestedPounds }) => offer?.offerPence ?? (suggestedPounds === null ? null : suggestedPounds * 100),
  );
  const costPence = pricePence === null ? null : comparablePence(pricePence, scheme, vehicle.isWithoutVat);
  const isLoading = useStore(sums, areSidesLoading);
  if (costPence === null && isLoading) return <p className="text-sm text-soft">Loading…</p>;
  if (costPence === null)
    return <Missing reason="The price to pay is not known yet." next="Enter an offer, or an asking price." />;
  const cost = holdingCostOf(terms);
  return (
    <QueryBoundary query={answer} what="the forecast" money={false}>
      {(forecast) => {
        const loaded = plateForecastOf(forecast);
        if (loaded.value === null) return <Missing {...noHoldWithoutForecast(vehicle, loaded.because)} />;
        const known = loaded.value;
        const held = holdOrDrop(heldValues(vehicle, condition, known, { handOver, today }), costPence, cost);
        if (held === null) return <Missing {...noHoldBecause(vehicle, condition, known, { handOver, today })} />;
        return (
          <div className="space-y-3">
            <p className="font-semibold">{held.words}</p>
            <p className="text-sm text-soft">
              {isOffered ? 'Bought at the offer entered' : 'Bought at the offer suggested'} ({moneyText(costPence)}
              {costPence !== pricePence && ' without VAT'}) on {formatDate(start)} and sold to the trade in{' '}
              {BAND_WORDS[condition].label} condition at today’s mileage, before VAT. {notInValue} A forecast may be
              wrong. {dayCostWords(costPence, cost)}
            </p>
            <HoldCharts held={held} />
          </div>
        );
      }}
    </QueryBoundary>
  );
}

const [VALUE_LOOK, PROFIT_LOOK] = LOOKS;
const pounds = (pence: number): number => Math.round(pence / 100);

function HoldCharts({ held: { weeks, best, mark } }: { held: HoldOrDrop }) {
  if (!VALUE_LOOK || !PROFIT_LOOK) return null;
  const stops = { name: 'Sold on', unit: 'day' as const, at: weeks.map(({ day }) => day) };
  const lines = mark === null ? [] : [{ at: best.day, label: mark }];
  return (
    <>
      <LineChart
        title="Expected profit by week"
        stops={stops}
        unit="pounds"
        lines={lines}
        height={180}
        series={[{ name: 'Profit', look: PROFIT_LOOK, values: weeks.map(({ profitPence }) => pounds(profitPence)) }]}
      />
      <LineChart
        title="Expected value by week"
        stops={stops}
        unit="pounds"
        lines={lines}
        height={180}
        series={[{ name: 'Value', look: VALUE_LOOK, values: weeks.map(({ valuePence }) => pounds(valuePence)) }]}
      />
    </>
  );
}
