/** Names by which the builds of a list differ. */
import { sumWords } from '@/lib/domain/options/pricing/sum-words';
import { formatDateTime } from '@/lib/format';
import type { ConfiguredBuild } from './configured-build';
import type { SavedBuild } from './saved-build';

const OPTIONS_NAMED = 2;

/** `Heated seats, Tow bar +2, £1,505`. With all options, where two builds have the same first ones. */
function optionsWords(
  { wishes: selections, optionsPence, onApplication }: ConfiguredBuild,
  named = OPTIONS_NAMED,
): string {
  if (selections.length === 0) return 'Without options';
  const names = selections.slice(0, named).map(({ name }) => name);
  const more = selections.length > named ? ` +${selections.length - named}` : '';
  return `${names.join(', ')}${more}, ${sumWords(optionsPence, onApplication.length > 0)}`;
}

/** The options of a configured build, shorter and longer. */
export const optionsTexts = (build: ConfiguredBuild): string[] => [
  optionsWords(build),
  optionsWords(build, Number.POSITIVE_INFINITY),
];

/** The name of a saved build, then with more that may distinguish it. */
export function savedBuildTexts({ name, optionsPence, onApplication, savedAt }: SavedBuild): string[] {
  const priced = `${name}, options ${sumWords(optionsPence, onApplication > 0)}`;
  return [name, priced, `${priced}, saved ${formatDateTime(savedAt)}`];
}

/**
 * One text for each item, all different: the first of its texts that no other item has, otherwise its last with a number.
 * @param items the texts of each, short to long
 */
export function distinctTexts(items: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...items.map(({ length }) => length));
  let chosen = items.map((texts) => texts[0] ?? '');
  for (let level = 1; level < longest; level += 1) {
    const repeated = repeatedIn(chosen);
    chosen = chosen.map((text, index) => (repeated.has(text) ? (items[index]?.[level] ?? text) : text));
  }
  const given = new Set(chosen);
  const repeated = repeatedIn(chosen);
  const used = new Set<string>();
  return chosen.map((text) => {
    if (!repeated.has(text) || !used.has(text)) {
      used.add(text);
      return text;
    }
    let number = 2;
    while (given.has(`${text} (${number})`)) number += 1;
    given.add(`${text} (${number})`);
    return `${text} (${number})`;
  });
}

function repeatedIn(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.filter((text, index) => texts.indexOf(text) !== index));
}

export interface DistinctName {
  readonly name: string;
  /** What others of that name do not have; empty if nothing is needed. */
  readonly detail: string;
}

interface NamedItem {
  readonly name: string;
  /** What may distinguish it from others of that name, short to long. */
  readonly details: readonly string[];
}

/** The items, each with a detail, such that no two are the same by name and detail. */
export function distinctNames<Item extends NamedItem>(items: readonly Item[]): (Item & DistinctName)[] {
  const texts = distinctTexts(items.map(({ name, details }) => details.map((detail) => `${name}\n${detail}`)));
  return items.map((item, index) => ({ ...item, detail: (texts[index] ?? '').slice(item.name.length + 1) }));
}

/** Name and detail in one line. */
export const wholeName = ({ name, detail }: DistinctName): string => (detail === '' ? name : `${name}, ${detail}`);
