'use client';

import { Suspense, useRef, useState, type FormEvent } from 'react';
import { lazyPart } from '@/components/ui/behaviour/failed-part';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { FileInput } from '@/components/ui/forms/file-input';
import { TextArea } from '@/components/ui/forms/text-area';
import { TextInput } from '@/components/ui/forms/text-input';
import { TABLE_FILE_BYTES_MAX, TABLE_FILE_NAMES, tooLargeWords } from '@/lib/domain/stock/table-file';
import type { Fault } from '@/lib/fault';
import type { FileToMap } from './import/choose-columns';
import { useNewList } from './import/use-new-list';

const ChooseColumns = lazyPart(
  async () => (await import('./import/choose-columns')).ChooseColumns,
  'The choice of columns',
);

/** Why these cannot be uploaded; undefined if they can. */
function uploadProblem(chosen: File | undefined, text: string): string | undefined {
  if (!chosen && text === '') return 'Choose a file, or paste the rows below.';
  if (chosen && text !== '') return 'Choose a file or paste rows, not both.';
  if (chosen && chosen.size > TABLE_FILE_BYTES_MAX) return `${tooLargeWords()} Save only the list, without pictures.`;
  return undefined;
}

/** Whether a refusal is shown at the file, or at one of the columns to choose. */
const isAtField = (error: Fault | null, unmapped: FileToMap | null): boolean =>
  error?.field === 'file' ||
  (unmapped !== null && ['columns', ...Object.keys(unmapped.choice)].includes(error?.field ?? ''));

/** A table, pasted or as a file. It is read and shown; nothing is looked up yet. */
export function NewStockListForm() {
  const file = useRef<HTMLInputElement>(null);
  const pasted = useRef<HTMLTextAreaElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  /** Which of the two fields was uploaded, for its fault. */
  const [source, setSource] = useState<'file' | 'pasted'>('file');
  const { upload, error, readingError, isPending, unmapped, setUnmapped } = useNewList();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const chosen = file.current?.files?.[0];
    const text = pasted.current?.value.trim() ?? '';
    const refusal = uploadProblem(chosen, text);
    setProblem(refusal);
    if (refusal) return file.current?.focus();
    setSource(chosen ? 'file' : 'pasted');
    void upload(chosen ?? new File([text], 'pasted.txt', { type: 'text/plain' }), name.current?.value ?? '');
  }

  const fault = error?.field === 'file' ? `${error.message} ${error.fix}` : undefined;
  const forget = () => setUnmapped(null);
  return (
    <Card title="New list" screenOnly>
      <form method="post" onSubmit={submit} noValidate className="space-y-4">
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Field
            label="File"
            name="file"
            hint="XLSX or CSV, up to 10,000 rows, columns in any order"
            error={problem ?? (source === 'file' ? fault : undefined)}
          >
            {(control) => <FileInput {...control} ref={file} accept={TABLE_FILE_NAMES} onChange={forget} />}
          </Field>
          <Field label="Name" name="name" hint="Optional. The date is used if empty">
            {(control) => <TextInput {...control} ref={name} maxLength={80} placeholder="Forecourt, November" />}
          </Field>
        </div>
        <Field
          label="Or paste rows"
          name="pasted"
          hint="From a spreadsheet, or typed: one car per line, with plate and mileage"
          error={problem === undefined && source === 'pasted' ? fault : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              ref={pasted}
              rows={4}
              code
              placeholder={'AB12 CDE\t62,000\nCD20 EFG\t31,500'}
              onChange={forget}
            />
          )}
        </Field>
        {unmapped && (
          <Suspense>
            <ChooseColumns unmapped={unmapped} fault={error} onChange={setUnmapped} />
          </Suspense>
        )}
        {error && !isAtField(error, unmapped) && <FaultNotice error={error} money={false} />}
        {readingError && <FaultNotice error={readingError} money={false} />}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="primary" pending={isPending}>
            {isPending ? 'Uploading' : unmapped ? 'Upload with these columns' : 'Upload'}
          </Button>
          <p className="text-sm text-soft">Free. You see the cost before anything is charged.</p>
        </div>
      </form>
    </Card>
  );
}
