'use client';

import { useState, type FormEvent } from 'react';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { DateField } from '@/components/ui/forms/date-field';
import { formText } from '@/components/ui/forms/form-text';
import { readNewDownloads } from '@/lib/api/addresses/downloads';
import { useAnswer } from '@/lib/api/client/use-answer';
import { firstOfMonth, isDay } from '@/lib/domain/time/calendar';
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
    setProblem(isDay(typed) ? undefined : 'Enter a date.');
    if (isDay(typed)) setSince(typed);
  }

  return (
    <Card title="New since" screenOnly={since === null}>
      <form method="post" onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3 print:hidden">
        <DateField label="Since" name="since" error={problem} max={today} defaultValue={firstOfMonth(today)} />
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
