'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/actions/button';
import { CopyLink } from '@/components/ui/actions/copy-link';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { TextInput } from '@/components/ui/forms/text-input';
import { createStockFeed } from '@/lib/api/addresses/stock-cars/stock-feeds';
import { FEED_ADDRESS } from '@/lib/api/client/shown-once';
import { useAction } from '@/lib/api/client/use-answer';
import { useShownOnce } from '@/components/layout/queries/use-shown-once';
import type { FeedColumn, StockColumnKey } from '@/lib/domain/stock-cars/stock-feed';
import { FeedColumns } from './feed-columns';

const FORMATS = [
  {
    value: 'csv',
    label: 'CSV',
    hint: 'A text that begins with =, +, - or @ has an apostrophe before it, so that no spreadsheet runs it as a formula.',
  },
  { value: 'xlsx', label: 'Excel (XLSX)' },
  { value: 'json', label: 'JSON' },
] as const;

const FIRST_COLUMNS: readonly StockColumnKey[] = [
  'stockNumber',
  'plate',
  'vehicle',
  'mileage',
  'status',
  'site',
  'askingPrice',
  'retail',
  'clean',
  'vat',
];

/** Creates a feed. Its secret is shown here, once. */
export function FeedForm({ columns, onChange }: { columns: readonly FeedColumn[]; onChange: () => void }) {
  const { isPending, error, act } = useAction(createStockFeed);
  const [name, setName] = useState('');
  const [format, setFormat] = useState<(typeof FORMATS)[number]['value']>('csv');
  const [chosen, setChosen] = useState(() => columns.filter(({ key }) => FIRST_COLUMNS.includes(key)));
  const { shown, show } = useShownOnce(FEED_ADDRESS, {});
  const sentence = error ? `${error.message} ${error.fix}` : undefined;
  const [isOfName, isOfColumns] = [error?.field === 'name', error?.field?.startsWith('columns') === true];

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    show(null);
    const answer = await act({ name, format, columns: chosen }).catch(() => null); // reported in `error`
    if (!answer) return;
    show(answer);
    setName('');
    onChange();
  }

  return (
    <Card title="New feed" screenOnly>
      <form method="dialog" onSubmit={(event) => void submit(event)} noValidate className="space-y-4">
        {error && !isOfName && !isOfColumns && <FaultNotice error={error} money={false} />}
        <Field
          label="Name"
          name="name"
          hint="The system that reads it."
          required
          error={isOfName ? sentence : undefined}
        >
          {(control) => <TextInput {...control} value={name} onChange={({ target }) => setName(target.value)} />}
        </Field>
        <RadioGroup
          legend="Format"
          name="format"
          options={FORMATS}
          value={format}
          onChange={(value) => setFormat(FORMATS.find((known) => known.value === value)?.value ?? 'csv')}
        />
        <FeedColumns
          columns={columns}
          chosen={chosen}
          onChange={setChosen}
          error={isOfColumns ? sentence : undefined}
        />
        <Button type="submit" variant="primary" pending={isPending}>
          Create feed
        </Button>
        {shown && (
          <CopyLink path={shown.path} label={`Secret address of ${shown.feed.name}`}>
            Copy it now: it is shown once. Anyone who has it can read your stock, with registrations, until you revoke
            the feed. A system that sends keys can read /api/feeds with the last part of the address as its bearer
            token.
          </CopyLink>
        )}
      </form>
    </Card>
  );
}
