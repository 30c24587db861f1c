import { Card } from '@/components/ui/data/card';
import { ForeignChoice } from '@/components/layout/entries/foreign-choice';
import { QuietField } from '@/components/layout/entries/quiet-field';
import { TextInput } from '@/components/ui/forms/text-input';
import { USUAL_TERMS } from '@/lib/domain/stock/auction-bid';
import { entryKey, SHEET_ROW } from '@/lib/domain/stock/auction-entries';
import { TERM_FIELDS, termProblem, type TermTextOf } from '@/lib/domain/stock/auction-terms';
import type { AuctionSheetEntries } from './use-auction-sheet';

export interface AuctionTermsFormProps {
  sheet: AuctionSheetEntries;
  /** Of the terms in force; none for a term at its usual figure. */
  textOf: TermTextOf;
}

/** The team's terms for every max bid. No max bid is computed while one of them cannot be read. */
export function AuctionTermsForm({ sheet, textOf }: AuctionTermsFormProps) {
  return (
    <Card title="Terms">
      <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-3 lg:grid-cols-5">
        {TERM_FIELDS.map((field) => {
          const text = textOf(field.short) ?? String(USUAL_TERMS[field.name]);
          const key = entryKey(SHEET_ROW, field.short);
          const theirs = sheet.foreign[key];
          return (
            <QuietField
              key={field.name}
              label={field.label}
              name={field.short}
              error={termProblem(text, field)}
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
            </QuietField>
          );
        })}
      </div>
    </Card>
  );
}
