import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
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
  entries: AppraisalEntries;
  sums: AppraisalSums;
  terms: AppraisalTerms;
  /** Of the appraisal: each stands beside the damage that it shows. */
  photos: readonly AppraisalPhoto[];
  photoSource: (photo: string) => string;
}

/** Damage found: part, damage, cost, and whether it is repaired, deducted or accepted; and what repairs return. */
export function LinesCard({ entries, sums: { lines, repairs, problems }, terms, photos, photoSource }: LinesCardProps) {
  const { enter } = entries;
  function add(line: PriceListLine | null) {
    const id = newLineId();
    enter(lineField(id, 'part'), line?.part ?? '');
    enter(lineField(id, 'damage'), line?.damage ?? '');
    enter(lineField(id, 'cost'), line ? String(line.costPence / 100) : '');
    enter(lineField(id, 'vat'), line ? terms.priceListVat : 'with');
    enter(lineField(id, 'treatment'), 'mend');
    enter(lineField(id, 'source'), line ? 'price_list' : 'own');
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
              <LinePhotos photos={photos.filter((photo) => photo.line === line.id)} line={line} source={photoSource} />
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
}

/** Its place is always there, so that nothing moves as a cost is typed. */
const LineReturn = ({ line, repairs }: { line: ConditionLine; repairs: RepairReturn }) => (
  <p className="mt-1 min-h-5 text-sm text-soft">{lineReturn(line, repairs)}</p>
);

interface LinePhotosProps {
  photos: readonly AppraisalPhoto[];
  line: ConditionLine;
  source: (photo: string) => string;
}

function LinePhotos({ photos, line, source }: LinePhotosProps) {
  if (photos.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {photos.map(({ id }, index) => (
        <li key={id}>
          <a href={source(id)} target="_blank" rel="noreferrer">
            <img
              src={source(id)}
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

function LineFields({ entries, line, number, problem }: LineFieldsProps) {
  const { id } = line;
  const labelled = (label: string) => (
    <>
      <span className="sr-only">Damage {number}: </span>
      {label}
    </>
  );
  return (
    <fieldset className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      <legend className="sr-only">Damage {number}</legend>
      <EntryField entries={entries} field={lineField(id, 'part')} label={labelled('Part')} />
      <EntryField entries={entries} field={lineField(id, 'damage')} label={labelled('Kind')} />
      <EntryField
        entries={entries}
        field={lineField(id, 'cost')}
        label={labelled('Cost')}
        problem={problem}
        before="£"
        numeric
      />
      <EntryField entries={entries} field={lineField(id, 'vat')} label={labelled('VAT')} options={VAT_OPTIONS} />
      <div className="col-span-2 sm:col-span-3">
        <EntryField
          entries={entries}
          field={lineField(id, 'treatment')}
          label={labelled('What to do')}
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
}

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
