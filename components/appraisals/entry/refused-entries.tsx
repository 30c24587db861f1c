import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { discardEntries, entryTexts } from '@/components/layout/entries/entries-store';
import { isRefused } from '@/components/layout/entries/save-entries';
import { Button } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { textWords } from '@/lib/domain/appraisals/change-words';
import { fieldWords, lineNames } from '@/lib/domain/appraisals/field-words';
import { unsavedWords, type AppraisalStage } from './unsaved-words';
import type { AppraisalEntries } from './use-entries';

export interface RefusedEntriesProps {
  entries: AppraisalEntries;
  stage: AppraisalStage;
}

/** What was typed and is not saved: which field, what was typed, what is saved; each may be discarded. */
export function RefusedEntries({ entries: { store }, stage }: RefusedEntriesProps) {
  const isShown = useStore(store, isRefused);
  const fields = useStore(
    store,
    useShallow(({ unsaved }) => Object.keys(unsaved)),
  );
  if (!isShown) return null;
  const { title, advice } = unsavedWords(stage);
  return (
    <Notice tone="warning" title={title} live>
      <ul className="space-y-1">
        {fields.map((field) => (
          <li key={field} className="flex flex-wrap items-center justify-between gap-x-3">
            <RefusedText store={store} field={field} />
            <Button variant="quiet" onClick={() => discardEntries(store, [field])}>
              Discard{' '}
              <span className="sr-only">
                <FieldName store={store} field={field} />
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <p>{advice}</p>
    </Notice>
  );
}

interface RefusedFieldProps extends Pick<AppraisalEntries, 'store'> {
  field: string;
}

/** A field of a condition line has the line's name. */
function FieldName({ store, field }: RefusedFieldProps) {
  return useStore(store, (state) => fieldWords(field, lineNames(entryTexts(state))));
}

function RefusedText({ store, field }: RefusedFieldProps) {
  const typed = useStore(store, ({ unsaved }) => unsaved[field]?.value ?? '');
  const saved = useStore(store, (state) => state.saved[field]?.value ?? '');
  return (
    <span className="min-w-0 break-words">
      <FieldName store={store} field={field} />: {textWords(field, typed)} (saved: {textWords(field, saved)})
    </span>
  );
}
