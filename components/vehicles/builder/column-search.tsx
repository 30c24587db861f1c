import { useIsSettled } from '@/components/ui/behaviour/use-is-settled';
import { Icon } from '@/components/ui/data/icon';
import type { ListChoice } from '@/components/ui/forms/list-box';
import { TextInput } from '@/components/ui/forms/text-input';
import { folded } from '@/lib/domain/vehicles/name-matching';

export interface ColumnSearchProps {
  title: string;
  searchText: string;
  onSearch: (text: string) => void;
  /** Announced once the typing of a search rests: `3 of 40 models`. */
  resultText: string;
}

/** The search field over the choices of a column. */
export function ColumnSearch({ title, searchText, onSearch, resultText }: ColumnSearchProps) {
  const isSettled = useIsSettled(searchText);
  return (
    <div className="border-b border-line p-2 print:hidden">
      <TextInput
        type="search"
        aria-label={`Search ${title.toLowerCase()}`}
        placeholder="Search"
        before={<Icon name="search" />}
        value={searchText}
        maxLength={60}
        enterKeyHint="go"
        onChange={({ target }) => onSearch(target.value)}
      />
      <p role="status" className="sr-only">
        {isSettled && resultText}
      </p>
    </div>
  );
}

/** The choices with every word typed in their name; the same array where nothing is typed. */
export const matchingChoices = (choices: readonly ListChoice[], searchText: string): readonly ListChoice[] =>
  searchText.trim() === '' ? choices : choices.filter(({ text }) => matchesAllWords(text, searchText));

/** Every word typed begins somewhere in the name: `ser 3` finds `3 SERIES SALOON`. */
function matchesAllWords(text: string, searchText: string): boolean {
  const name = ` ${folded(text)}`;
  return folded(searchText)
    .split(' ')
    .every((word) => name.includes(` ${word}`) || (word.length > 1 && name.includes(word)));
}
