'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FaultNotice } from '@/components/ui/fault-notice';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { TextInput } from '@/components/ui/text-input';
import type { StockRun } from '@/lib/domain/stock';
import { ageBandOf, ageBands } from '@/lib/domain/stock-ages';
import { formatCount, formatDateTime, formatPlural } from '@/lib/format';
import { AuctionTable } from './auction-table';
import { readTerm, readTerms, TERM_FIELDS, writeTerms } from './auction-terms';
import { chosenRun, RunSelect } from './run-select';
import { viewed } from './stock-view';
import { useBids } from './use-bids';
import { useResults } from './use-results';

/** What one printed page holds. */
const LOTS_A_PAGE = 40;

interface AuctionSheetProps {
  listId: string;
  /** The newest first. */
  runs: readonly [StockRun, ...StockRun[]];
  today: string;
}

/** The most to bid for each car of the list: by terms that stand in the address, and by hand where the dealer knows better. */
export function AuctionSheet({ listId, runs, today }: AuctionSheetProps) {
  const query = useSearchParams();
  const run = chosenRun(runs, query.get('run')) ?? runs[0];
  const path = usePathname();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [chosenAge, setAge] = useState('');
  const [page, setPage] = useState(0);
  const terms = useMemo(() => readTerms(new URLSearchParams(query)), [query]);
  const { results, isWhole, error } = useResults(listId, run);
  const { bids, setBid } = useBids(listId);
  const valued = useMemo(() => {
    const view = { sort: 'row', descending: false, show: 'valued', age: '', search: '', run: '' } as const;
    return viewed(results, view, today).filter(({ plate, retailPounds }) => plate !== null && retailPounds !== null);
  }, [results, today]);
  const bands = useMemo(() => ageBands(valued, today), [valued, today]);
  // Another run may have no lot of the age chosen before.
  const age = bands.find(({ label }) => label === chosenAge)?.label ?? '';
  const lots = useMemo(
    () => (age === '' ? valued : valued.filter(({ registered }) => ageBandOf(registered, today) === age)),
    [valued, age, today],
  );
  const pages = Math.max(1, Math.ceil(lots.length / LOTS_A_PAGE));
  const shown = Math.min(page, pages - 1);

  function change(field: (typeof TERM_FIELDS)[number], text: string) {
    setTyped({ ...typed, [field.name]: text });
    const value = readTerm(text, field.max);
    if (value !== null) show({ ...terms, [field.name]: value }, query.get('run'));
  }
  const show = (next: typeof terms, chosen: string | null) =>
    window.history.replaceState(null, '', path + writeTerms(next) + (chosen ? `&run=${chosen}` : ''));

  return (
    <div className="space-y-5">
      <p className="text-soft">Valued {formatDateTime(run.startedAt)}.</p>
      <div className="space-y-5 print:hidden">
        <RunSelect {...{ runs, chosen: run }} onChoose={(chosen) => show(terms, chosen)} />
        <Card title="Terms">
          <div className="grid items-end gap-4 sm:grid-cols-3 lg:grid-cols-5">
            {TERM_FIELDS.map((field) => {
              const text = typed[field.name] ?? String(terms[field.name]);
              return (
                <Field
                  key={field.name}
                  label={field.label}
                  name={field.short}
                  error={
                    readTerm(text, field.max) === null ? `A number from 0 to ${formatCount(field.max)}.` : undefined
                  }
                >
                  {(control) => (
                    <TextInput
                      {...control}
                      numeric
                      {...(field.unit === '£' ? { before: '£' } : { after: '%' })}
                      value={text}
                      onChange={({ target }) => change(field, target.value)}
                    />
                  )}
                </Field>
              );
            })}
          </div>
        </Card>
      </div>
      <p className="hidden text-sm print:block">
        {TERM_FIELDS.map(({ name, label, unit }) =>
          unit === '£' ? `${label} £${formatCount(terms[name])}` : `${label} ${terms[name]}%`,
        ).join(' · ')}
      </p>
      {error ? (
        <FaultNotice error={error} money={false} />
      ) : !isWhole ? (
        <Skeleton height="block" />
      ) : lots.length === 0 ? (
        <Notice title="No car of the list has a retail value">Value the list first.</Notice>
      ) : (
        <Card
          flush
          title={
            pages === 1
              ? formatPlural(lots.length, 'lot')
              : `Lots ${formatCount(shown * LOTS_A_PAGE + 1)} to ${formatCount(Math.min(lots.length, (shown + 1) * LOTS_A_PAGE))} of ${formatCount(lots.length)}`
          }
          aside={
            <span className="flex flex-wrap items-center gap-2 print:hidden">
              <label className="flex items-center gap-2 text-sm">
                Age
                <Select
                  value={age}
                  onChange={({ target }) => {
                    setAge(target.value);
                    setPage(0);
                  }}
                  options={[{ value: '', label: 'Every age' }, ...bands.map(({ label }) => ({ value: label, label }))]}
                />
              </label>
              {pages > 1 && (
                <>
                  <Button disabled={shown === 0} onClick={() => setPage(shown - 1)}>
                    Lots before
                  </Button>
                  <Button disabled={shown === pages - 1} onClick={() => setPage(shown + 1)}>
                    Lots after
                  </Button>
                </>
              )}
              <Button variant="primary" icon="print" onClick={() => window.print()}>
                Print
              </Button>
            </span>
          }
        >
          <AuctionTable
            lots={lots.slice(shown * LOTS_A_PAGE, (shown + 1) * LOTS_A_PAGE)}
            terms={terms}
            bids={bids}
            onBid={setBid}
          />
        </Card>
      )}
    </div>
  );
}
