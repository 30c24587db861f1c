'use client';

import Link from 'next/link';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Dialog } from '@/components/ui/dialog';
import { FaultNotice } from '@/components/ui/fault-notice';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { saveFile } from '@/components/ui/save-file';
import { TextInput } from '@/components/ui/text-input';
import { erasePlateData, exportPlateData, findPlateData } from '@/lib/api/addresses/privacy';
import { useAction } from '@/lib/api/use-answer';
import { formatDateTime, formatPlural } from '@/lib/format';

/** What is held of one plate or VIN: to be seen, handed out, erased. */
export function PlateData() {
  const [typed, setTyped] = useState('');
  const [asking, setAsking] = useState(false);
  const found = useAction(findPlateData);
  const exported = useAction(exportPlateData);
  const erased = useAction(erasePlateData);
  const fault = exported.error ?? erased.error ?? (found.error?.field === 'subject' ? null : found.error);
  const wrong = found.error?.field === 'subject' ? `${found.error.message} ${found.error.fix}` : undefined;
  const held = found.data;

  function find(event: FormEvent) {
    event.preventDefault();
    erased.reset();
    if (!found.isPending) void found.act({ subject: typed }).catch(() => null); // stands in `error`
  }

  async function keepFile(subject: string) {
    const data = await exported.act({ subject }).catch(() => null); // stands in `fault`
    if (!data) return;
    saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'plate-data.json');
  }

  async function erase(subject: string) {
    setAsking(false);
    const done = await erased.act({ subject }).catch(() => null); // stands in `fault`
    if (done) await found.act({ subject }).catch(() => null);
  }

  return (
    <Card title="Data of one plate or VIN">
      <form method="dialog" onSubmit={find} noValidate className="flex flex-wrap items-end gap-2">
        <div className="min-w-56 flex-1 sm:max-w-80">
          <Field label="Plate or VIN" name="subject" error={wrong}>
            {(control) => (
              <TextInput
                {...control}
                autoCapitalize="characters"
                spellCheck={false}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
        </div>
        <Button type="submit" pending={found.isPending}>
          Find
        </Button>
      </form>
      <div className="mt-3 space-y-3">
        {fault && <FaultNotice error={fault} money={false} />}
        {erased.data && (
          <Notice tone="success" title="Erased" live>
            {formatPlural(erased.data.records, 'record')}, {formatPlural(erased.data.stockRows, 'row')} of stock lists
            and {formatPlural(erased.data.answers, 'kept answer')}. The ledger keeps that look-ups were made, without
            the plate.
          </Notice>
        )}
        {held && (
          <>
            <p role="status">
              Of <strong className="font-semibold">{held.subject}</strong>:{' '}
              {formatPlural(held.records.length, 'record')}, {formatPlural(held.answers, 'kept answer')} and{' '}
              {formatPlural(held.stockRows, 'row')} of stock lists.
            </p>
            <ul className="text-sm">
              {held.records.map(({ kind, id, title, at }) => (
                <li key={id}>
                  {kind === 'valuation' ? (
                    <Link href={`/valuations/${id}`} prefetch={false} className="link">
                      {title}
                    </Link>
                  ) : (
                    title
                  )}
                  , {formatDateTime(at)}
                </li>
              ))}
            </ul>
            {held.records.length + held.stockRows + held.answers > 0 && (
              <div className="flex flex-wrap gap-2">
                <Button icon="download" pending={exported.isPending} onClick={() => void keepFile(held.subject)}>
                  Export all of it
                </Button>
                <Button variant="danger" pending={erased.isPending} onClick={() => setAsking(true)}>
                  Erase all of it
                </Button>
              </div>
            )}
            <Dialog
              open={asking}
              onClose={() => setAsking(false)}
              title={`Erase everything of ${held.subject}?`}
              actions={
                <>
                  <Button onClick={() => setAsking(false)}>Keep it</Button>
                  <Button variant="danger" onClick={() => void erase(held.subject)}>
                    Erase it
                  </Button>
                </>
              }
            >
              Its records, shared links and kept answers go for good. Looking it up again is charged again.
            </Dialog>
          </>
        )}
      </div>
    </Card>
  );
}
