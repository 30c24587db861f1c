'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { findPages } from '@/components/layout/navigation/find-pages';
import type { NavigationSection } from '@/components/layout/navigation/navigation';
import { offerPlateToValue } from '@/components/layout/navigation/plate-to-value';
import { offerVehicleToFind } from '@/components/layout/navigation/vehicle-to-find';
import { useDebouncedValue } from '@/components/ui/behaviour/use-debounced-value';
import { useIsSettled } from '@/components/ui/behaviour/use-is-settled';
import { NumberPlate } from '@/components/ui/data/number-plate';
import { SpelledPlate } from '@/components/ui/data/spelled-plate';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { search } from '@/lib/api/addresses/search';
import type { search as Search } from '@/lib/api/endpoints/search';
import type { EndpointOutput } from '@/lib/api/endpoint';
import { useAnswer } from '@/lib/api/client/use-answer';
import type { SearchResult } from '@/lib/domain/search/search-result';
import { readPlateBeginning } from '@/lib/domain/plates/plate-beginning';
import { normalisePlate } from '@/lib/domain/plates/plate-shapes';
import { namesVehicle } from '@/lib/domain/vehicles/vehicle-mark';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import { formatList, formatPlural } from '@/lib/format';

/** One, as a label, and several, in a sentence. */
const KIND_NAMES: Record<SearchResult['kind'], readonly [one: string, several: string]> = {
  valuation: ['Valuation', 'valuations'],
  'vehicle file': ['Vehicle file', 'vehicle files'],
  appraisal: ['Appraisal', 'appraisals'],
  'car in stock': ['Car in stock', 'cars in stock'],
  'stock car': ['Stock list', 'stock lists'],
  'stock list': ['Stock list', 'stock lists'],
  build: ['Saved build', 'saved builds'],
  person: ['User', 'users'],
};

const NOTHING_FOUND =
  'Nothing found. Type a plate or its first three characters, a VIN in full, or part of a make, model or name.';

const TYPING_DELAY_MS = 120;
/** Results go stale, since colleagues value cars too. */
const STALE_AFTER_MS = 5_000;

/** A field and what it finds. Down and Up walk through the results; Enter in the field opens the first. */
export function SearchPanel({ sections, onDone }: { sections: readonly NavigationSection[]; onDone: () => void }) {
  const [text, setText] = useState('');
  const settled = useDebouncedValue(text.trim(), TYPING_DELAY_MS);
  const answer = useAnswer(search, settled === '' ? null : { text: settled }, { staleAfterMs: STALE_AFTER_MS });
  const isSettled = useIsSettled(text);
  const list = useRef<HTMLUListElement>(null);
  const found = settled === text.trim() ? answer.data : undefined;
  const pages = findPages(sections, text);
  const person = useHasPermission('people.read') ? ' person,' : '';

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
      <Field label={`Plate, VIN, stock number, reference,${person} list, build, make and model, or page`} name="search">
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
      <p role="status" className="min-h-lh text-sm text-soft">
        {isSettled && !answer.error && statusOf(settled, found, pages.length)}
      </p>
      {answer.error && <FaultNotice error={answer.error} money={false} />}
      {(found !== undefined || pages.length > 0) && (
        <ul ref={list} className="relative max-h-[50dvh] divide-y divide-line overflow-y-auto">
          {pages.map(({ href, label, section }) => (
            <li key={href}>
              <ResultLink href={href} title={label} words={section ? `Page · ${section}` : 'Page'} onDone={onDone} />
            </li>
          ))}
          {found && <FoundEntries text={settled} found={found} onDone={onDone} />}
        </ul>
      )}
    </div>
  );
}

type Found = EndpointOutput<typeof Search>;

/** The organisation's matches, and what can be done with the text. */
function FoundEntries({ text, found, onDone }: { text: string; found: Found; onDone: () => void }) {
  const ofVehicle = found.results.filter(
    ({ kind, plate }) => kind === 'valuation' && (found.plate === null || plate === found.plate),
  );
  // No address contains a plate, or the first characters of one.
  const isInAddress = !namesVehicle(text) && !beginsFoundPlate(text, found) && !isCorrected(text, found);
  return (
    <>
      {found.results.map(({ kind, href, title, plate, detail }) => (
        <li key={`${kind} ${href} ${title}`}>
          <ResultLink
            href={href}
            title={displayName(title)}
            plate={plate}
            words={[KIND_NAMES[kind][0], detail].filter(Boolean).join(' · ')}
            onDone={onDone}
          />
        </li>
      ))}
      {found.valuations > ofVehicle.length && namesVehicle(text) && (
        <AllValuations text={text} count={found.valuations} onDone={onDone} />
      )}
      {found.plate && <ValueEntry plate={found.plate} onDone={onDone} />}
      {isInAddress && (
        <>
          <WiderSearch href={`/valuations?search=${encodeURIComponent(text)}`} onDone={onDone}>
            All valuations with “{text}”
          </WiderSearch>
          <WiderSearch href={`/vehicles?find=${encodeURIComponent(text)}`} onDone={onDone}>
            Vehicles on sale named “{text}”
          </WiderSearch>
        </>
      )}
    </>
  );
}

/** Whether the plate found is not the one typed, which differs in a look-alike character. */
const isCorrected = (text: string, { plate }: Found): boolean =>
  plate !== null && normalisePlate(plate) !== normalisePlate(text);

const beginsFoundPlate = (text: string, { results }: Found): boolean =>
  /\d/.test(text) && results.some(({ plate }) => plate && normalisePlate(plate).startsWith(normalisePlate(text)));

/** Lists those of one vehicle, whose plate or VIN is in no address. */
function AllValuations({ text, count, onDone }: { text: string; count: number; onDone: () => void }) {
  const onOpen = () => {
    offerVehicleToFind(text);
    onDone();
  };
  return (
    <WiderSearch href="/valuations" onDone={onOpen}>
      All {formatPlural(count, 'valuation')} of this vehicle
    </WiderSearch>
  );
}

function WiderSearch({ href, onDone, children }: { href: string; onDone: () => void; children: ReactNode }) {
  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        onClick={onDone}
        className="link flex min-h-(--control) items-center rounded-sm px-1 -outline-offset-2"
      >
        {children}
      </Link>
    </li>
  );
}

function statusOf(settled: string, found: Found | undefined, pageCount: number): ReactNode {
  if (settled === '') return 'Type a plate or its first three characters, or a VIN in full.';
  if (found === undefined) return 'Searching…';
  const count = found.results.length + pageCount;
  if (count > 0) return foundWords(count, found);
  if (found.plate === null) return NOTHING_FOUND;
  return (
    <>
      <SpelledPlate registration={found.plate} /> has never been looked up or valued by your organisation, and is in
      none of its stock lists.{readPlateBeginning(found.plate) && ' No plate there begins with it either.'}
    </>
  );
}

/** "5 results", "12 results; there are more valuations and stock lists" */
function foundWords(count: number, { more }: Found): string {
  const kinds = more.map((kind) => KIND_NAMES[kind][1]);
  const shown = formatPlural(count, 'result');
  return kinds.length === 0 ? shown : `${shown}; there are more ${formatList([...new Set(kinds)])}`;
}

interface ResultLinkProps {
  href: string;
  title: string;
  /** What kind of thing it is, and what distinguishes it from others. */
  words: string;
  plate?: string | null;
  onDone: () => void;
}

function ResultLink({ href, title, words, plate = null, onDone }: ResultLinkProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      onClick={onDone}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-sm px-1 py-2 -outline-offset-2 hover:bg-sunken"
    >
      {plate && <NumberPlate registration={plate} size="sm" />}
      <span className="min-w-0 flex-1 basis-56">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-soft">{words}</span>
      </span>
    </Link>
  );
}

/** Fills in the form on the home page, whose button shows the price. */
function ValueEntry({ plate, onDone }: { plate: string; onDone: () => void }) {
  const router = useRouter();
  if (!useHasPermission('valuations.create')) return null;
  return (
    <li>
      <button
        type="button"
        onClick={() => {
          // Behind an open dialog the form's field cannot take the focus.
          flushSync(onDone);
          offerPlateToValue(plate);
          router.push('/');
        }}
        className="link flex min-h-(--control) w-full items-center rounded-sm px-1 text-left -outline-offset-2"
      >
        Value {plate}
      </button>
    </li>
  );
}
