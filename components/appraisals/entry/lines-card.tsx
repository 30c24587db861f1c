import { memo, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { showUndo } from '@/components/ui/feedback/toast-store';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import { readAppraisalPhoto } from '@/lib/api/addresses/appraisals/appraisals';
import { fileAddress } from '@/lib/api/client/fetch-endpoint';
import { LiveText } from '@/components/ui/data/live-text';
import type { AppraisalPhoto } from '@/lib/domain/appraisals/appraisal';
import type { AppraisalSums } from '@/lib/domain/appraisals/appraisal-sums';
import {
  damageWords,
  lineReturn,
  numberedDamage,
  printedLine,
  TREATMENTS,
  TREATMENT_WORDS,
} from '@/lib/domain/appraisals/condition-lines';
import { lineField } from '@/lib/domain/appraisals/entries';
import { moneyText } from '@/lib/domain/appraisals/money-text';
import type { AppraisalTerms, PriceListLine } from '@/lib/domain/appraisals/terms';
import { COST_VAT_OPTIONS } from '@/components/appraisals/vat-options';
import { EntryField } from './entry-field';
import { SumField } from './sum-field';
import type { AppraisalEntries } from './use-entries';
import type { SumsStore } from './use-sums';

const TREATMENT_OPTIONS = TREATMENTS.map((value) => ({ value, label: TREATMENT_WORDS[value] }));

/** A unique id for a new line. */
const newLineId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export interface LinesCardProps {
  /** Of the appraisal. */
  id: string;
  entries: AppraisalEntries;
  sums: SumsStore;
  terms: AppraisalTerms;
  /** The appraisal's photos: each is shown beside the damage that it shows. */
  photos: readonly AppraisalPhoto[];
}

/** Damage found: part, damage, cost, and whether it is repaired, deducted or accepted; and what repairs return. */
export const LinesCard = memo(function LinesCard({ id, entries, sums, terms, photos }: LinesCardProps) {
  const lines = useStore(
    sums,
    useShallow((state) => state.lines.map((line) => line.id)),
  );
  const { enter } = entries;
  const newest = useRef<string | null>(null);
  useEffect(() => {
    if (newest.current === null || !lines.includes(newest.current)) return;
    document.getElementsByName(lineField(newest.current, 'part'))[0]?.focus();
    newest.current = null;
  }, [lines]);
  function add(line: PriceListLine | null) {
    const added = newLineId();
    newest.current = added;
    enter(lineField(added, 'part'), line?.part ?? '');
    enter(lineField(added, 'damage'), line?.damage ?? '');
    enter(lineField(added, 'cost'), line ? String(line.costPence / 100) : '');
    enter(lineField(added, 'vat'), line ? terms.priceListVat : 'with');
    enter(lineField(added, 'treatment'), 'mend');
    enter(lineField(added, 'source'), line ? 'price_list' : 'own');
  }
  return (
    <Card title="Condition" screenOnly={lines.length === 0}>
      <div className="space-y-4" data-focus="[data-add]">
        {lines.length > 0 && (
          <ul className="divide-y divide-line">
            {lines.map((line, index) => (
              <li key={line} className="py-3 first:pt-0">
                <LineFields entries={entries} sums={sums} id={line} number={index + 1} />
                <p className="hidden print:block">
                  <LiveText store={sums} textOf={(state) => lineText(state, line, printedLine)} />
                </p>
                {/* Its space is reserved, so that nothing moves while a cost is typed. */}
                <p className="mt-1 min-h-5 text-sm text-soft">
                  <LiveText store={sums} textOf={(state) => lineText(state, line, lineReturn)} />
                </p>
                <LinePhotos id={id} photos={photos.filter((photo) => photo.line === line)} line={line} sums={sums} />
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-end gap-2 print:hidden">
          <Button data-add onClick={() => add(null)}>
            Add damage
          </Button>
          {terms.priceList.length > 0 && <PriceListSelect priceList={terms.priceList} onChoose={add} />}
        </div>
        <p className="text-sm">
          <LiveText store={sums} textOf={({ repairs }) => repairs.words} />
        </p>
      </div>
    </Card>
  );
});

/** A line in words; empty once it is removed. */
function lineText(
  { lines, repairs }: AppraisalSums,
  id: string,
  wordsOf: (...line: Parameters<typeof lineReturn>) => string | null,
): string {
  const line = lines.find((entered) => entered.id === id);
  return (line && wordsOf(line, repairs)) ?? '';
}

interface LinePhotosProps {
  /** Of the appraisal. */
  id: string;
  photos: readonly AppraisalPhoto[];
  line: string;
  sums: SumsStore;
}

function LinePhotos({ id, photos, line, sums }: LinePhotosProps) {
  const words = useStore(sums, (state) => (photos.length === 0 ? '' : lineText(state, line, damageWords)));
  if (photos.length === 0) return null;
  const source = (photo: string) => fileAddress(readAppraisalPhoto, { id, photo });
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <a href={source(photo.id)} target="_blank" rel="noreferrer">
            <img
              src={source(photo.id)}
              alt={`Photo ${index + 1} of ${words}`}
              className="size-20 rounded-md border border-line bg-sunken object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface LineFieldsProps {
  entries: AppraisalEntries;
  sums: SumsStore;
  /** Of the line. */
  id: string;
  number: number;
}

/** A line each on a phone, where half of one is too short for “Nearside rear alloy”. */
const PLACES = [
  ['part', 'Part'],
  ['damage', 'Kind'],
] as const;

const LineFields = memo(function LineFields({ entries, sums, id, number }: LineFieldsProps) {
  const owner = `Damage ${number}`;
  const numbered = (line: Parameters<typeof damageWords>[0]) => numberedDamage(number, line);

  function remove() {
    const words = lineText(sums.getState(), id, numbered);
    entries.enter(lineField(id, 'removed'), 'yes');
    showUndo(`“${words}” is removed.`, () => entries.enter(lineField(id, 'removed'), 'no'));
  }

  return (
    <fieldset className="grid grid-cols-2 gap-2 sm:grid-cols-4 print:hidden">
      <legend className="sr-only">Damage {number}</legend>
      {PLACES.map(([field, label]) => (
        <div key={field} className="col-span-2 sm:col-span-1">
          <EntryField entries={entries} field={lineField(id, field)} label={label} owner={owner} />
        </div>
      ))}
      <SumField
        entries={entries}
        sums={sums}
        field={lineField(id, 'cost')}
        label="Cost"
        owner={owner}
        before="£"
        numeric
      />
      <EntryField entries={entries} field={lineField(id, 'vat')} label="VAT" owner={owner} options={COST_VAT_OPTIONS} />
      <div className="col-span-2 sm:col-span-3">
        <EntryField
          entries={entries}
          field={lineField(id, 'treatment')}
          label="What to do"
          owner={owner}
          options={TREATMENT_OPTIONS}
        />
      </div>
      <div className="self-end">
        <Button variant="quiet" onClick={remove}>
          Remove{' '}
          <span className="sr-only">
            <LiveText store={sums} textOf={(state) => lineText(state, id, numbered)} />
          </span>
        </Button>
      </div>
    </fieldset>
  );
});

function PriceListSelect({
  priceList,
  onChoose,
}: {
  priceList: readonly PriceListLine[];
  onChoose: (line: PriceListLine) => void;
}) {
  const options = [
    { value: '', label: 'Choose …' },
    ...priceList.map(({ part, damage, costPence }, index) => ({
      value: String(index),
      label: `${damageWords({ part, damage })} ${moneyText(costPence)}`,
    })),
  ];
  return (
    <div className="min-w-within-52 flex-1">
      <Field label="Add from your price list" name="priceList">
        {(control) => (
          <Select
            {...control}
            options={options}
            value=""
            onChange={({ target }) => {
              const line = priceList[Number(target.value)];
              if (target.value !== '' && line) onChoose(line);
            }}
          />
        )}
      </Field>
    </div>
  );
}
