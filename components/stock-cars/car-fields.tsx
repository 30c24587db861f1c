import { DateField } from '@/components/ui/forms/date-field';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import { TextArea } from '@/components/ui/forms/text-area';
import { TextInput } from '@/components/ui/forms/text-input';
import { stockPriceWords } from '@/lib/domain/money/value-vat';
import type { CarInStock } from '@/lib/domain/stock-cars/stock-car';
import { IN_STOCK, isInStock, STATUS_WORDS } from '@/lib/domain/stock-cars/stock-car-state';
import type { Day } from '@/lib/domain/time/calendar';
import { formatCount } from '@/lib/format';
import { PRICE_FIELD } from './price-action';
import type { EntryProblems } from './read-entry';

const STATUSES = IN_STOCK.map((value) => ({ value, label: STATUS_WORDS[value] }));

/** With its separators, as it is read everywhere else. */
const written = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : formatCount(value);

interface CarFieldsProps {
  car: CarInStock | null;
  problems: EntryProblems;
  today: Day;
}

/**
 * What a person enters of a car, besides its plate. Each field by what is saved of it: a new version of the car shows what a
 * colleague saved, and what is typed in the other fields stays.
 */
export function CarFields({ car, problems, today }: CarFieldsProps) {
  const figures = [
    { name: 'mileage', label: 'Mileage', after: 'mi', value: car?.mileage },
    { name: 'milesPerMonth', label: 'Miles per month in stock', after: 'mi', value: car?.milesPerMonth ?? 0 },
    { name: 'costPounds', label: 'Cost', before: '£', value: car?.costPounds },
    { name: 'preparationPounds', label: 'Preparation cost', before: '£', value: car?.preparationPounds },
    { name: 'advertisedPounds', label: 'Asking price', before: '£', value: car?.advertisedPounds, id: PRICE_FIELD },
  ];
  const texts = [
    { name: 'stockNumber', label: 'Stock number', value: car?.stockNumber, most: 40 },
    { name: 'site', label: 'Site', value: car?.site, most: 60 },
  ];
  const priceWords = car && stockPriceWords(car.kind);
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {priceWords && <p className="text-sm text-soft sm:col-span-2 lg:col-span-3">{priceWords}</p>}
      {figures.map(({ name, label, before, after, value, id }) => (
        <Field key={`${name} ${value}`} label={label} name={name} {...(id && { id })} error={problems[name]}>
          {(control) => (
            <TextInput
              {...control}
              numeric
              maxLength={15}
              before={before}
              after={after}
              defaultValue={written(value)}
            />
          )}
        </Field>
      ))}
      {texts.map(({ name, label, value, most }) => (
        <Field key={`${name} ${value}`} label={label} name={name} error={problems[name]}>
          {(control) => <TextInput {...control} maxLength={most} defaultValue={value ?? ''} />}
        </Field>
      ))}
      <DateField
        key={`inOn ${car?.inOn}`}
        label="Date in"
        name="inOn"
        defaultValue={car?.inOn ?? today}
        error={problems['inOn']}
      />
      {(car === null || isInStock(car.status)) && (
        <Field key={`status ${car?.status}`} label="Status" name="status" error={problems['status']}>
          {(control) => <Select {...control} options={STATUSES} defaultValue={car?.status ?? 'preparation'} />}
        </Field>
      )}
      <div className="sm:col-span-2 lg:col-span-3">
        <Field key={`notes ${car?.notes}`} label="Notes" name="notes" error={problems['notes']}>
          {(control) => <TextArea {...control} rows={2} maxLength={2_000} defaultValue={car?.notes ?? ''} />}
        </Field>
      </div>
    </div>
  );
}
