import { useState } from 'react';
import { Card } from '@/components/ui/data/card';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import type { AuctionTerms } from '@/lib/domain/stock/auction-bid';
import { formatCount } from '@/lib/format';
import { readTerm, TERM_FIELDS } from './auction-terms';

export interface AuctionTermsFormProps {
  terms: AuctionTerms;
  onChange: (terms: AuctionTerms) => void;
}

/** The terms of every bid. Text that is no number stays in its field, and the terms stay as they were. */
export function AuctionTermsForm({ terms, onChange }: AuctionTermsFormProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});

  function changeTerm(field: (typeof TERM_FIELDS)[number], text: string) {
    setTyped({ ...typed, [field.name]: text });
    const value = readTerm(text, field.max);
    if (value !== null) onChange({ ...terms, [field.name]: value });
  }

  return (
    <Card title="Terms">
      <div className="grid items-end gap-4 sm:grid-cols-3 lg:grid-cols-5">
        {TERM_FIELDS.map((field) => {
          const text = typed[field.name] ?? String(terms[field.name]);
          return (
            <Field
              key={field.name}
              label={field.label}
              name={field.short}
              error={readTerm(text, field.max) === null ? `A number from 0 to ${formatCount(field.max)}.` : undefined}
            >
              {(control) => (
                <TextInput
                  {...control}
                  numeric
                  {...(field.unit === '£' ? { before: '£' } : { after: '%' })}
                  value={text}
                  onChange={({ target }) => changeTerm(field, target.value)}
                />
              )}
            </Field>
          );
        })}
      </div>
    </Card>
  );
}
