/** Entries that a colleague changed while they were on screen, and no one typed here: the field shows the new text. */
import type { EntriesState } from '@/components/layout/entries/entries-store';
import { nameAtStart } from '@/lib/domain/accounts/person-name';
import { enteredWords } from '@/lib/domain/appraisals/change-words';
import { isCustomerField } from '@/lib/domain/appraisals/entries';
import { fieldWords, type LineNames } from '@/lib/domain/appraisals/field-words';
import { formatPlural } from '@/lib/format';
import type { EntriesPlace } from './unsaved-place';

export interface ReplacedText {
  readonly field: string;
  readonly value: string;
  /** Who changed it; null when they are no longer known. */
  readonly changedBy: string | null;
}

type AnsweredEntry = ReplacedText & { readonly version: number };

/**
 * What a new answer of the server replaces on screen. An unsaved text stays: its conflict is shown when it is saved.
 * Emptied details of the customer are no one's change: they are erased by a person or after the retention period.
 * @param state before the answer is taken @param answered every entry of the answer
 */
export const replacedTexts = (
  { saved, unsaved }: Pick<EntriesState, 'saved' | 'unsaved'>,
  part: EntriesPlace['part'],
  answered: readonly AnsweredEntry[],
): ReplacedText[] =>
  answered.filter(({ field, value, version }) => {
    const { value: text = '', version: shown = 0 } = saved[field] ?? {};
    const isOfPart = isCustomerField(field) ? part === 'customer' && value !== '' : part === 'appraisal';
    return isOfPart && unsaved[field] === undefined && version > shown && value !== text;
  });

/** "Jo Smith changed Offer to £6,000." */
export function replacedWords({ field, value, changedBy }: ReplacedText, lines: LineNames): string {
  const [name, what] = [nameAtStart(changedBy), fieldWords(field, lines)];
  if (field.endsWith('.removed')) return `${name} ${value === 'yes' ? 'removed' : 'restored'} ${what}.`;
  return `${name} changed ${what} to ${enteredWords(field, value)}.`;
}

/** Sentences read at the same time. */
const SENTENCES_MAX = 3;

/** The same of all that one answer replaces. */
export function allReplacedWords(replaced: readonly ReplacedText[], lines: LineNames): string {
  const named = replaced.slice(0, SENTENCES_MAX).map((text) => replacedWords(text, lines));
  const others = replaced.length - named.length;
  const more = others > 0 ? [`${formatPlural(others, 'other entry', 'other entries')} changed too.`] : [];
  return [...named, ...more].join(' ');
}
