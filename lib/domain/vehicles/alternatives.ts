/** The other possible derivatives of a vehicle, and the words that distinguish each from the one valued. */
import { folded } from './name-matching';
import type { Registration } from './registration/registration';
import type { AlternativeDerivative } from '@/lib/domain/valuations/valuation';
import type { Vehicle } from './vehicle';

/** The guide's own match first, then the others; empty if there is nothing to choose from. */
export function alternativesOf(registration: Registration | null, valued: Vehicle | null): AlternativeDerivative[] {
  const { book, candidates = [] } = registration ?? {};
  if (candidates.length === 0) return [];
  const matched =
    book?.identifier != null
      ? [
          {
            identifier: book.identifier,
            code: book.code,
            name: book.derivative ?? '',
            kind: book.kind,
            kindName: book.kindName,
          },
        ]
      : [];
  const reference = valued?.derivative ?? book?.derivative ?? '';
  return [...matched, ...candidates].map((candidate) => {
    const isValued = candidate.identifier === valued?.identifier && candidate.kind === valued.kind;
    return {
      ...candidate,
      valued: isValued,
      differsBy: isValued ? [] : wordsOnlyIn(candidate.name, reference),
    };
  });
}

/** `1.2 PureTech 110 5dr EAT6` against `1.2 PureTech 83 5dr` → `110`, `EAT6`. */
function wordsOnlyIn(name: string, reference: string): string[] {
  const known = new Set(reference.split(/\s+/).map(folded));
  return name.split(/\s+/).filter((word) => folded(word) !== '' && !known.has(folded(word)));
}
