'use client';

import Link from 'next/link';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { removeFromDevice } from '@/components/layout/device/device-records';
import { useToday } from '@/components/ui/behaviour/use-today';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { UnbrokenWords } from '@/components/ui/data/names/unbroken-words';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { Notice } from '@/components/ui/feedback/notice';
import { saveFile } from '@/components/ui/actions/save-file';
import { TextInput } from '@/components/ui/forms/text-input';
import { erasePlateData, exportPlateData, findPlateData, readRetention } from '@/lib/api/addresses/privacy';
import type { EndpointOutput } from '@/lib/api/endpoint';
import type { erasePlateData as ErasePlateData, findPlateData as FindPlateData } from '@/lib/api/endpoints/privacy';
import { useAction } from '@/lib/api/client/use-answer';
import { ERASURE_PLACES, remainingWords, type PlaceCount } from '@/lib/domain/privacy/erasure-places';
import { formatPlate } from '@/lib/domain/plates/plate-shapes';
import { correctedMark } from '@/lib/domain/vehicles/corrected-mark';
import { formatCount, formatDateTime, formatPlural } from '@/lib/format';
import { filePath, recordPath } from '@/lib/domain/page-paths';
import { displayName } from '@/lib/domain/vehicles/names/display-name';

const TITLE = 'Data for one plate or VIN';

/** What is stored about one plate or VIN: shown, exported, erased. */
export function PlateData() {
  const [typed, setTyped] = useState('');
  const [confirming, setConfirming] = useState(false);
  const client = useQueryClient();
  const found = useAction(findPlateData);
  const exported = useAction(exportPlateData);
  const erased = useAction(erasePlateData);
  const fault = exported.error ?? erased.error ?? (found.error?.field === 'subject' ? null : found.error);
  const fieldError = found.error?.field === 'subject' ? `${found.error.message} ${found.error.fix}` : undefined;

  function find(event: FormEvent) {
    event.preventDefault();
    erased.reset();
    if (!found.isPending) void found.act({ subject: typed }).catch(() => null); // reported in `error`
  }

  async function exportFile(subject: string) {
    const data = await exported.act({ subject }).catch(() => null); // reported in `fault`
    if (!data) return;
    saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'plate-data.json');
  }

  async function erase(subject: string) {
    setConfirming(false);
    const records = found.data?.records ?? [];
    const done = await erased.act({ subject }).catch(() => null); // reported in `fault`
    if (!done) return;
    await Promise.all(records.map(({ id }) => removeFromDevice(id)));
    // The list of what was erased has a new line.
    void client.invalidateQueries({ queryKey: [readRetention.method, readRetention.path] });
    await found.act({ subject }).catch(() => null);
  }

  return (
    <Card title={TITLE} focusName={TITLE} screenOnly={!found.data && !erased.data}>
      <SubjectForm typed={typed} onType={setTyped} error={fieldError} pending={found.isPending} onFind={find} />
      <div className="mt-3 space-y-3">
        {fault && <FaultNotice error={fault} money={false} />}
        {erased.data && <ErasedNotice {...erased.data} />}
        {found.data && (
          <StoredData
            data={found.data}
            exporting={exported.isPending}
            erasing={erased.isPending}
            onExport={(subject) => void exportFile(subject)}
            onErase={() => setConfirming(true)}
          />
        )}
        {found.data && (
          <EraseDialog
            subject={found.data.subject}
            open={confirming}
            onClose={() => setConfirming(false)}
            onConfirm={(subject) => void erase(subject)}
          />
        )}
      </div>
    </Card>
  );
}

interface SubjectFormProps {
  typed: string;
  onType: (typed: string) => void;
  error: string | undefined;
  pending: boolean;
  onFind: (event: FormEvent) => void;
}

function SubjectForm({ typed, onType, error, pending, onFind }: SubjectFormProps) {
  return (
    <form method="dialog" onSubmit={onFind} noValidate className="flex flex-wrap items-end gap-2 print:hidden">
      <div className="min-w-within-56 flex-1 sm:max-w-80">
        <Field label="Plate or VIN" name="subject" error={error}>
          {(control) => (
            <TextInput
              {...control}
              autoCapitalize="characters"
              spellCheck={false}
              value={typed}
              onChange={(event) => onType(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit" pending={pending}>
        Find
      </Button>
    </form>
  );
}

function ErasedNotice({ places, inProgress, storage }: EndpointOutput<typeof ErasePlateData>) {
  return (
    <Notice tone={inProgress > 0 ? 'warning' : 'success'} title={places.length > 0 ? 'Erased' : 'Nothing erased'} live>
      <PlaceCounts places={places} />
      <InProgress count={inProgress} />
      {remainingWords(places, storage).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </Notice>
  );
}

function PlaceCounts({ places }: { places: readonly PlaceCount[] }) {
  return (
    <ul className="text-sm">
      {places.map(({ place, count }) => (
        <li key={place}>
          {formatCount(count)} × {ERASURE_PLACES[place]}
        </li>
      ))}
    </ul>
  );
}

function InProgress({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p>
      {formatPlural(count, 'look-up')} may still be answered. Erase again once {count === 1 ? 'it has' : 'they have'}{' '}
      ended.
    </p>
  );
}

interface StoredDataProps {
  data: EndpointOutput<typeof FindPlateData>;
  exporting: boolean;
  erasing: boolean;
  onExport: (subject: string) => void;
  onErase: () => void;
}

function StoredData({ data, exporting, erasing, onExport, onErase }: StoredDataProps) {
  const { subject, isShort, records, places, inProgress } = data;
  // Erasing has to be exact: the other plate is named, not searched for.
  const meant = correctedMark({ subject, plate: subject }, useToday())?.plate;
  return (
    <>
      <p role="status">
        {places.length === 0 ? 'Nothing is stored for ' : 'Stored for '}
        <strong className="font-semibold">{subject}</strong>
        {places.length === 0 ? '.' : ', and what erasing does to it:'}
        {places.length === 0 && meant && ` Did you mean ${formatPlate(meant)}?`}
      </p>
      <PlaceCounts places={places} />
      <InProgress count={inProgress} />
      {isShort && (
        <p>
          A reg this short also occurs in ordinary text, so it is found only as a word on its own. Check names, notes
          and other texts for it yourself.
        </p>
      )}
      <ul className="text-sm">
        {records.map(({ kind, id, title, at }) => (
          <li key={id}>
            <Link href={kind === 'valuation' ? recordPath(id) : filePath(id)} prefetch={false} className="link">
              <UnbrokenWords>{displayName(title)}</UnbrokenWords>
            </Link>
            , {formatDateTime(at)}
          </li>
        ))}
      </ul>
      {places.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button icon="download" pending={exporting} onClick={() => onExport(subject)}>
            Export all
          </Button>
          <Button variant="danger" pending={erasing} onClick={onErase}>
            Erase all
          </Button>
        </div>
      )}
    </>
  );
}

interface EraseDialogProps {
  subject: string;
  open: boolean;
  onClose: () => void;
  onConfirm: (subject: string) => void;
}

function EraseDialog({ subject, open, onClose, onConfirm }: EraseDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Erase all data for ${subject}?`}
      action="Erase"
      onConfirm={() => onConfirm(subject)}
    >
      Everything listed is permanently erased, as described. A new look-up is charged.
    </ConfirmDialog>
  );
}
