import { Button } from '@/components/ui/actions/button';
import { nameAtStart } from '@/lib/domain/accounts/person-name';
import type { ForeignEntry } from './entries-store';

export interface ForeignChoiceProps {
  theirs: ForeignEntry;
  onChoose: (choice: 'mine' | 'theirs') => void;
}

/** A field that another person changed while it was typed in: what they entered, and the choice. */
export function ForeignChoice({ theirs, onChoose }: ForeignChoiceProps) {
  return (
    <>
      {nameAtStart(theirs.by)} changed this to “{theirs.value}” meanwhile.
      <span className="mt-1 flex flex-wrap gap-2">
        <Button onClick={() => onChoose('theirs')}>Use theirs</Button>
        <Button onClick={() => onChoose('mine')}>Use mine</Button>
      </span>
    </>
  );
}
