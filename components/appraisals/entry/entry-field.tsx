import { memo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { ForeignChoice } from '@/components/layout/entries/foreign-choice';
import { QuietField } from '@/components/layout/entries/quiet-field';
import { Field, type FieldControl } from '@/components/ui/forms/field';
import { Select, type SelectOption } from '@/components/ui/forms/select';
import { entryTexts } from '@/components/layout/entries/entries-store';
import { lineNames } from '@/lib/domain/appraisals/field-words';
import { EntryInput, type EntryInputProps } from './entry-input';
import { replacedWords, type ReplacedText } from './replaced-texts';
import { useEntryText, type AppraisalEntries } from './use-entries';

export interface EntryFieldProps {
  entries: AppraisalEntries;
  field: string;
  /** For links to the field from elsewhere on the page. */
  id?: string;
  label: string;
  /** Which of several similar items the field belongs to: read by a screen reader before the label. */
  owner?: string;
  hint?: ReactNode;
  /** Why the text cannot be read. */
  problem?: string | undefined;
  before?: string;
  after?: string;
  numeric?: boolean;
  /** Choices, in place of a text. */
  options?: readonly SelectOption[];
  type?: 'text' | 'email' | 'tel';
  textOf?: EntryInputProps['textOf'];
}

/** One entry: saved as it is typed. Where another person changed it meanwhile, both texts are shown and one is chosen. */
export const EntryField = memo(function EntryField({
  entries,
  field,
  id,
  label,
  owner,
  hint,
  problem,
  options,
  ...input
}: EntryFieldProps) {
  const { store, choose } = entries;
  // A choice is whole when it is made; a text is not while it is typed.
  const Frame = options ? Field : QuietField;
  const theirs = useStore(store, ({ foreign }) => foreign[field]);
  const replaced = useStore(entries.replaced, (texts) => texts[field]);
  return (
    // Isolated, so that typing in one field does not repaint the others.
    <div className="isolate min-w-0">
      <Frame
        label={
          owner === undefined ? (
            label
          ) : (
            <>
              <span className="sr-only">{owner}: </span>
              {label}
            </>
          )
        }
        name={field}
        {...(id !== undefined && { id })}
        hint={replaced ? <ReplacedHint entries={entries} replaced={replaced} hint={hint} /> : hint}
        error={problem}
        advice={theirs && <ForeignChoice theirs={theirs} onChoose={(choice) => choose(field, choice)} />}
      >
        {(control) =>
          options ? (
            <EntrySelect {...control} entries={entries} options={options} />
          ) : (
            <EntryInput {...control} {...input} entries={entries} />
          )
        }
      </Frame>
    </div>
  );
});

interface ReplacedHintProps extends Pick<EntryFieldProps, 'entries' | 'hint'> {
  replaced: ReplacedText;
}

/** A colleague’s text took the place of the one that was shown. Spoken as it came, so that it is only read here. */
const ReplacedHint = ({ entries: { store }, replaced, hint }: ReplacedHintProps) => (
  <>
    {hint}
    <span className="block text-warning">{replacedWords(replaced, lineNames(entryTexts(store.getState())))}</span>
  </>
);

function EntrySelect({
  entries,
  ...select
}: FieldControl & { entries: AppraisalEntries; options: readonly SelectOption[] }) {
  const { name } = select;
  return (
    <Select
      {...select}
      value={useEntryText(entries, name) ?? ''}
      onChange={({ target }) => entries.enter(name, target.value)}
    />
  );
}
