'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { offerPlateToValue } from '@/components/layout/navigation/plate-to-value';
import { useDebouncedValue } from '@/components/ui/behaviour/use-debounced-value';
import { NumberPlate } from '@/components/ui/data/number-plate';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { search } from '@/lib/api/addresses/search';
import { useAnswer } from '@/lib/api/client/use-answer';
import type { SearchResult } from '@/lib/domain/search/search-result';
import { formatPlural } from '@/lib/format';

const KIND_NAMES: Record<SearchResult['kind'], string> = {
  valuation: 'Valuation',
  'vehicle file': 'Vehicle file',
  appraisal: 'Appraisal',
  'car in stock': 'Car in stock',
  'stock car': 'Stock list',
  'stock list': 'Stock list',
  build: 'Saved build',
  person: 'User',
};

const TYPING_DELAY_MS = 120;
/** Colleagues value cars, so an answer is read again after a while. */
const STALE_AFTER_MS = 5_000;

/** A field and what it finds. Down and Up walk through the results; Enter in the field opens the first. */
export function SearchPanel({ onDone }: { onDone: () => void }) {
  const [text, setText] = useState('');
  const settled = useDebouncedValue(text.trim(), TYPING_DELAY_MS);
  const answer = useAnswer(search, settled === '' ? null : { text: settled }, STALE_AFTER_MS);
  const list = useRef<HTMLUListElement>(null);
  const found = settled === text.trim() ? answer.data : undefined;

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const entries = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const index = entries.findIndex((entry) => entry === document.activeElement);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      const field = event.currentTarget.querySelector('input');
      (index + step < 0 ? field : entries[index + step])?.focus();
    } else if (event.key === 'Enter' && index < 0) {
      event.preventDefault();
      entries[0]?.click();
    }
  }

  return (
    <div onKeyDown={onKeyDown} className="space-y-3">
      <Field label="Plate, VIN, reference, customer, list, build, make or model" name="search">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            maxLength={100}
            placeholder="AB12 CDE"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <p role="status" className="text-sm text-soft">
        {answer.error ? '' : statusOf(settled, found)}
      </p>
      {answer.error && <FaultNotice error={answer.error} money={false} />}
      {found && (
        <ul ref={list} className="max-h-[50dvh] divide-y divide-line overflow-y-auto">
          {found.results.map((result) => (
            <li key={`${result.kind} ${result.href} ${result.title}`}>
              <ResultLink result={result} onDone={onDone} />
            </li>
          ))}
          {found.plate && <ValueEntry plate={found.plate} onDone={onDone} />}
        </ul>
      )}
    </div>
  );
}

function statusOf(settled: string, found: { plate: string | null; results: readonly unknown[] } | undefined): string {
  if (settled === '') return 'A plate or VIN is found when it is typed in full.';
  if (found === undefined) return 'Searching…';
  if (found.results.length > 0) return formatPlural(found.results.length, 'result');
  return found.plate === null
    ? 'Nothing found. Type a plate or VIN in full, or part of a make, model or name.'
    : `${found.plate} was never looked up or valued in your organisation, and is in none of its stock lists.`;
}

function ResultLink({ result, onDone }: { result: SearchResult; onDone: () => void }) {
  return (
    <Link
      href={result.href}
      prefetch={false}
      onClick={onDone}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-sm px-1 py-2 -outline-offset-2 hover:bg-sunken"
    >
      {result.plate && <NumberPlate registration={result.plate} size="sm" />}
      <span className="min-w-0 flex-1 basis-56">
        <span className="block font-semibold">{result.title}</span>
        <span className="block text-sm text-soft">
          {KIND_NAMES[result.kind]}
          {result.detail && ` · ${result.detail}`}
        </span>
      </span>
    </Link>
  );
}

/** Fills in the form on the home page; its button says the price. */
function ValueEntry({ plate, onDone }: { plate: string; onDone: () => void }) {
  const router = useRouter();
  if (!useHasPermission('valuations.create')) return null;
  return (
    <li>
      <button
        type="button"
        onClick={() => {
          offerPlateToValue(plate);
          onDone();
          router.push('/');
        }}
        className="link flex min-h-(--control) w-full items-center rounded-sm px-1 text-left -outline-offset-2"
      >
        Value {plate}
      </button>
    </li>
  );
}
