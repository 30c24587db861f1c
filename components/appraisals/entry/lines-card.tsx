import { memo } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import { readAppraisalPhoto } from '@/lib/api/addresses/appraisals/appraisals';
import { fileAddress } from '@/lib/api/client/fetch-endpoint';
import type { AppraisalPhoto } from '@/lib/domain/appraisals/appraisal';
import type { AppraisalSums } from '@/lib/domain/appraisals/appraisal-sums';
import {
  damageWords,
  lineReturn,
  TREATMENTS,
  TREATMENT_WORDS,
  type ConditionLine,
  type RepairReturn,
} from '@/lib/domain/appraisals/condition-lines';
import { lineField } from '@/lib/domain/appraisals/entries';
import { moneyText } from '@/lib/domain/appraisals/money-text';
import type { AppraisalTerms, PriceListLine } from '@/lib/domain/appraisals/terms';
import { EntryField } from './entry-field';
import { hasEqualProps } from './has-equal-props';
import type { AppraisalEntries } from './use-entries';

const VAT_OPTIONS = [
  { value: 'with', label: 'Includes VAT' },
  { value: 'without', label: 'Without VAT' },
];
const TREATMENT_OPTIONS = TREATMENTS.map((value) => ({ value, label: TREATMENT_WORDS[value] }));

/** For a new line: no one else's has the same. */
const newLineId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export interface LinesCardProps {
  /** Of the appraisal. */
  id: string;
  entries: AppraisalEntries;
  sums: Pick<AppraisalSums, 'lines' | 'repairs' | 'problems'>;
  terms: AppraisalTerms;
  /** Of the appraisal: each stands beside the damage that it shows. */
  photos: readonly AppraisalPhoto[];
}

/** Damage found: part, damage, cost, and whether it is repaired, deducted or accepted; and what repairs return. */
export const LinesCard = memo(function LinesCard({ id, entries, sums, terms, photos }: LinesCardProps) {
  const { lines, repairs, problems } = sums;
  const { enter } = entries;
  function add(line: PriceListLine | null) {
    const added = newLineId();
    enter(lineField(added, 'part'), line?.part ?? '');
    enter(lineField(added, 'damage'), line?.damage ?? '');
    enter(lineField(added, 'cost'), line ? String(line.costPence / 100) : '');
    enter(lineField(added, 'vat'), line ? terms.priceListVat : 'with');
    enter(lineField(added, 'treatment'), 'mend');
    enter(lineField(added, 'source'), line ? 'price_list' : 'own');
  }
  return (
    <Card title="Condition">
      <div className="space-y-4">
        <ul className="divide-y divide-line">
          {lines.map((line, index) => (
            <li key={line.id} className="py-3 first:pt-0">
              <LineFields
                entries={entries}
                line={line}
                number={index + 1}
                problem={problems[lineField(line.id, 'cost')]}
              />
              <LineReturn line={line} repairs={repairs} />
              <LinePhotos id={id} photos={photos.filter((photo) => photo.line === line.id)} line={line} />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-end gap-2 print:hidden">
          <Button onClick={() => add(null)}>Add damage</Button>
          {terms.priceList.length > 0 && <PriceListSelect priceList={terms.priceList} onChoose={add} />}
        </div>
        <p className="text-sm">{repairs.words}</p>
      </div>
    </Card>
  );
}, hasEqualProps);

/** Its place is always there, so that nothing moves as a cost is typed. */
const LineReturn = ({ line, repairs }: { line: ConditionLine; repairs: RepairReturn }) => (
  <p className="mt-1 min-h-5 text-sm text-soft">{lineReturn(line, repairs)}</p>
);

interface LinePhotosProps {
  /** Of the appraisal. */
  id: string;
  photos: readonly AppraisalPhoto[];
  line: ConditionLine;
}

function LinePhotos({ id, photos, line }: LinePhotosProps) {
  if (photos.length === 0) return null;
  const source = (photo: string) => fileAddress(readAppraisalPhoto, { id, photo });
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <a href={source(photo.id)} target="_blank" rel="noreferrer">
            <img
              src={source(photo.id)}
              alt={`Photo ${index + 1} of ${damageWords(line)}`}
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
  line: ConditionLine;
  number: number;
  problem: string | undefined;
}

const LineFields = memo(function LineFields({ entries, line, number, problem }: LineFieldsProps) {
  const { id } = line;
  const owner = `Damage ${number}`;
  return (
    <fieldset className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      <legend className="sr-only">Damage {number}</legend>
      <EntryField entries={entries} field={lineField(id, 'part')} label="Part" owner={owner} />
      <EntryField entries={entries} field={lineField(id, 'damage')} label="Kind" owner={owner} />
      <EntryField
        entries={entries}
        field={lineField(id, 'cost')}
        label="Cost"
        owner={owner}
        problem={problem}
        before="£"
        numeric
      />
      <EntryField entries={entries} field={lineField(id, 'vat')} label="VAT" owner={owner} options={VAT_OPTIONS} />
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
        <Button variant="quiet" onClick={() => entries.enter(lineField(id, 'removed'), 'yes')}>
          Remove <span className="sr-only">{damageWords(line)}</span>
        </Button>
      </div>
    </fieldset>
  );
}, hasEqualProps);

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
    <div className="min-w-52 flex-1">
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
