'use client';

import { useState, type FormEvent } from 'react';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { Field } from '@/components/ui/forms/field';
import { formText } from '@/components/ui/forms/form-text';
import { TextInput } from '@/components/ui/forms/text-input';
import { readNewDownloads } from '@/lib/api/addresses/downloads';
import { useAnswer } from '@/lib/api/client/use-answer';
import { firstOfMonth } from '@/lib/domain/time/calendar';
import { formatDate } from '@/lib/format';
import { PackageTable } from './package-table';

/** The packages released since a day. */
export function NewPackages({ today }: { today: string }) {
  const [since, setSince] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const answer = useAnswer(readNewDownloads, since === null ? null : { since });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = formText(event.currentTarget, 'since');
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(typed);
    setProblem(isDay ? undefined : 'Choose a day.');
    if (isDay) setSince(typed);
  }

  return (
    <Card title="New since">
      <form method="post" onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
        <Field label="Since" name="since" error={problem}>
          {(control) => <TextInput {...control} type="date" max={today} defaultValue={firstOfMonth(today)} />}
        </Field>
        <Button type="submit">Show</Button>
      </form>
      {since !== null && (
        <div className="mt-3">
          <QueryBoundary
            query={answer}
            what="the new packages"
            money={false}
            isEmpty={({ items }) => items.length === 0}
            empty={<p className="text-soft">Nothing released since {formatDate(since)}.</p>}
          >
            {({ items }) => <PackageTable packages={items} caption={`Released since ${formatDate(since)}`} />}
          </QueryBoundary>
        </div>
      )}
    </Card>
  );
}
