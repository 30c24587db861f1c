'use client';

import { useState, type FormEvent } from 'react';
import { usePreview } from '@/components/layout/queries/use-preview';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { SentenceList } from '@/components/ui/data/sentence-list';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Notice } from '@/components/ui/feedback/notice';
import { showToast } from '@/components/ui/feedback/toast-store';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import { TextInput } from '@/components/ui/forms/text-input';
import { createStockSource, previewStockSource } from '@/lib/api/addresses/stock-cars/stock-sources';
import type { EndpointAnswer } from '@/lib/api/client/answer-of';
import { useAction } from '@/lib/api/client/use-answer';
import type { ColumnProfile } from '@/lib/domain/stock-cars/sources/column-profile';
import { formatCount, formatPlural } from '@/lib/format';
import { ProfileFields } from './profile-fields';
import { RefusedRows } from './source-readings';

interface SourceFormProps {
  /** The organisation’s folder within the operator’s; null if the operator has not set one up. */
  folder: string | null;
  files: readonly string[];
  onChange: () => void;
}

/** Adds a file: shows first what reading it would do, then the button that reads it every night. */
export function SourceForm({ folder, files, onChange }: SourceFormProps) {
  const previewing = usePreview(previewStockSource);
  const creating = useAction(createStockSource);
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const [file, setFile] = useState('');
  const [profile, setProfile] = useState<ColumnProfile>({});
  const { preview } = previewing;
  const error = creating.error ?? previewing.error;
  const problemOf = (field: string) =>
    error?.field?.split('.')[0] === field ? `${error.message} ${error.fix}` : undefined;
  const isAtField = ['name', 'address', 'file', 'profile'].some((field) => problemOf(field) !== undefined);
  const source = file === '' ? { address, profile } : { file, profile };
  /** Discards the preview, since what was checked is no longer what would be saved. */
  const edit = (change: () => void) => {
    change();
    previewing.forget();
  };

  async function check(event: FormEvent) {
    event.preventDefault();
    if (previewing.isPending) return;
    creating.reset();
    previewing.forget();
    await previewing.read(source);
  }

  async function save() {
    previewing.reset();
    if (!(await creating.act({ name, ...source }).catch(() => null))) return; // reported in `error`
    showToast(`“${name}” is being read now, and each night from now on.`);
    setName('');
    setAddress('');
    setFile('');
    previewing.forget();
    onChange();
  }

  return (
    <Card title="New incoming feed" screenOnly>
      <form method="dialog" onSubmit={(event) => void check(event)} noValidate className="space-y-4">
        {error && !isAtField && <FaultNotice error={error} money={false} />}
        <Field
          label="Name of the incoming feed"
          name="name"
          hint="The system that writes the file."
          required
          error={problemOf('name')}
        >
          {(control) => <TextInput {...control} value={name} onChange={({ target }) => setName(target.value)} />}
        </Field>
        <PlaceFields
          folder={folder}
          files={files}
          address={address}
          file={file}
          onAddress={(text) => edit(() => setAddress(text))}
          onFile={(chosen) => edit(() => setFile(chosen))}
          problemOf={problemOf}
        />
        <ProfileFields
          profile={profile}
          onChange={(next) => edit(() => setProfile(next))}
          problem={problemOf('profile')}
        />
        <Button type="submit" pending={previewing.isPending}>
          Show what it would do
        </Button>
        {preview && <Preview preview={preview} isSaving={creating.isPending} onSave={() => void save()} />}
      </form>
    </Card>
  );
}

interface PlaceFieldsProps extends Pick<SourceFormProps, 'folder' | 'files'> {
  address: string;
  file: string;
  onAddress: (address: string) => void;
  onFile: (file: string) => void;
  problemOf: (field: string) => string | undefined;
}

/** Where the file is: at an address, or in the operator’s folder. */
function PlaceFields({ folder, files, address, file, onAddress, onFile, problemOf }: PlaceFieldsProps) {
  return (
    <>
      {file === '' && (
        <Field
          label="Address"
          name="address"
          hint="The https address of a CSV or XLSX file. It is stored encrypted, and only its host is shown."
          error={problemOf('address')}
        >
          {(control) => (
            <TextInput
              {...control}
              type="url"
              inputMode="url"
              value={address}
              onChange={({ target }) => onAddress(target.value)}
            />
          )}
        </Field>
      )}
      {folder !== null && (
        <Field
          label="Or a file in the folder"
          name="file"
          hint={`A file that the other system writes into ${folder}.`}
          error={problemOf('file')}
        >
          {(control) => (
            <Select
              {...control}
              value={file}
              options={[
                { value: '', label: files.length === 0 ? 'The folder is empty' : 'None: use the address' },
                ...files.map((known) => ({ value: known, label: known })),
              ]}
              onChange={({ target }) => onFile(target.value)}
            />
          )}
        </Field>
      )}
    </>
  );
}

interface PreviewProps {
  preview: EndpointAnswer<typeof previewStockSource>;
  isSaving: boolean;
  onSave: () => void;
}

function Preview({ preview, isSaving, onSave }: PreviewProps) {
  return (
    <Notice
      live
      title={`Reading it now would add ${formatPlural(preview.added, 'car')}, change ${formatCount(preview.changed)}, leave ${formatCount(preview.unchanged)} unchanged and refuse ${formatPlural(preview.refused, 'row')}.`}
    >
      {preview.refused > 0 && <RefusedRows rows={preview.refusedRows} all={preview.refused} />}
      <SentenceList sentences={preview.untaken} />
      {preview.unused && <p className="mt-2 wrap-anywhere">{preview.unused}</p>}
      <p className="mt-2">A car that is no longer in the file stays in stock. Nothing is looked up or charged.</p>
      <span className="mt-3 block">
        <Button variant="primary" pending={isSaving} onClick={onSave}>
          Read it now and each night
        </Button>
      </span>
    </Notice>
  );
}
