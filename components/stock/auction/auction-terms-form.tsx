import { Card } from '@/components/ui/data/card';
import { ForeignChoice } from '@/components/layout/entries/foreign-choice';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import type { AuctionTerms } from '@/lib/domain/stock/auction-bid';
import { entryKey, SHEET_ROW } from '@/lib/domain/stock/auction-entries';
import { readTerm, TERM_FIELDS } from '@/lib/domain/stock/auction-terms';
import { formatCount } from '@/lib/format';
import type { AuctionSheetEntries } from './use-auction-sheet';

export interface AuctionTermsFormProps {
  /** In force. */
  terms: AuctionTerms;
  sheet: AuctionSheetEntries;
}

/** The team's terms for every max bid. Text that is not a number stays in its field, and the default term applies. */
export function AuctionTermsForm({ terms, sheet }: AuctionTermsFormProps) {
  return (
    <Card title="Terms">
      <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-3 lg:grid-cols-5">
        {TERM_FIELDS.map((field) => {
          const text = sheet.enteredOf(SHEET_ROW, field.short) ?? String(terms[field.name]);
          const key = entryKey(SHEET_ROW, field.short);
          const theirs = sheet.foreign[key];
          return (
            <Field
              key={field.name}
              label={field.label}
              name={field.short}
              error={
                readTerm(text, field.max) === null ? `Enter a number from 0 to ${formatCount(field.max)}.` : undefined
              }
              advice={theirs && <ForeignChoice theirs={theirs} onChoose={(choice) => sheet.choose(key, choice)} />}
            >
              {(control) => (
                <TextInput
                  {...control}
                  numeric
                  readOnly={!sheet.mayEnter}
                  {...(field.unit === '£' ? { before: '£' } : { after: '%' })}
                  value={text}
                  onChange={({ target }) => sheet.enter(SHEET_ROW, field.short, target.value)}
                />
              )}
            </Field>
          );
        })}
      </div>
    </Card>
  );
}
