/** What each source found, worded consistently with the differences between them. Without schemas: pages load it. */
import { formatList } from '@/lib/format';
import { isMatched } from '@/lib/domain/vehicles/registration/match-words';
import type { SourceMatch } from '@/lib/domain/vehicles/registration/registration';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import type { IdentitySource } from './identity';
import { IDENTITY_SOURCES, isSameFact } from './same-fact';

export type ComparedIdentity = Pick<ValuationRecord['identity'], 'disagreements' | 'facts'>;

export interface SourceEntry {
  readonly source: SourceMatch['source'] | IdentitySource;
  readonly label: string;
  /** "matched", "found", "differs in model and fuel", "4 possible derivatives". */
  readonly words: string;
}

/** Keepers are part of the register: they are named only if the register was found and they were not. */
export function namedMatches(matches: readonly SourceMatch[]): SourceMatch[] {
  const isRegisterFound = matches.some(({ source, words }) => source === 'register' && isMatched(words));
  return matches.filter(({ source, words }) => source !== 'keepers' || (isRegisterFound && !isMatched(words)));
}

/** An entry for each source. If two of them differ, none is called matched. */
export function sourceEntries(matches: readonly SourceMatch[], identity: ComparedIdentity): SourceEntry[] {
  const entries: SourceEntry[] = namedMatches(matches);
  if (identity.disagreements.length === 0 || entries.length === 0) return entries;
  const fieldsBySource = differencesBySource(identity);
  // The valuation is not a source of the look-up: it is listed only if it differs.
  const valuation = { source: 'valuation' as const, label: 'Valuation', words: '' };
  return [...entries, ...(fieldsBySource.has('valuation') ? [valuation] : [])].map(({ source, label, words }) => {
    const fields = fieldsBySource.get(source);
    const found = isMatched(words) ? '' : words;
    const differs = fields ? `differs in ${fieldNames(fields, identity)}` : '';
    return { source, label, words: [found, differs].filter(Boolean).join(', ') || 'found' };
  });
}

/**
 * The fields in which a source differs from the first that has them or, if it differs from none of those, from an
 * earlier one.
 */
function differencesBySource({ disagreements, facts }: ComparedIdentity): Map<string, string[]> {
  const fieldsBySource = new Map<string, string[]>();
  for (const { field } of disagreements) {
    // oxlint-disable-next-line code/plain-words -- a name that saved records contain
    const texts = facts.find((fact) => fact.field === field)?.says;
    const given = IDENTITY_SOURCES.flatMap((source) =>
      texts?.[source] == null ? [] : ([[source, texts[source]]] as const),
    );
    const differing = (sourcesBefore: (index: number) => number) =>
      given.filter(([, text], index) =>
        given.slice(0, sourcesBefore(index)).some(([, other]) => !isSameFact(field, text, other)),
      );
    const fromFirst = differing(() => 1);
    for (const [source] of fromFirst.length > 0 ? fromFirst : differing((index) => index))
      fieldsBySource.set(source, [...(fieldsBySource.get(source) ?? []), field]);
  }
  return fieldsBySource;
}

/** "make, fuel and VIN": abbreviations stay in capitals. */
export function fieldNames(fields: readonly string[], { facts }: ComparedIdentity): string {
  const labels = fields.map((field) => facts.find((fact) => fact.field === field)?.label ?? field);
  return formatList(labels.map((label) => (/^[A-Z][a-z]/.test(label) ? label.replace(/^./, lowerCase) : label)));
}

const lowerCase = (letter: string) => letter.toLowerCase();
