import { plateShape } from '@/lib/sandbox/plates/plates';

/** Typing and reading confusions, by position. L for 1 is common in typing. */
const letterAsFigure: Record<string, string> = { O: '0', I: '1', L: '1', Z: '2', S: '5', G: '6', B: '8' };
const figureAsLetter: Record<string, string> = { '0': 'O', '1': 'I', '2': 'Z', '5': 'S', '6': 'G', '8': 'B' };

export interface Correction {
  readonly vrm: string;
  /** `Letter I read as figure 1 & looked up as AB21CDE` */
  readonly reason: string;
}

function describe(vrm: string, corrected: string): string {
  const swaps: string[] = [];
  for (let i = 0; i < vrm.length; i++) {
    const from = vrm[i] ?? '';
    const to = corrected[i] ?? '';
    if (from !== to)
      swaps.push(/\d/.test(to) ? `Letter ${from} read as figure ${to}` : `Figure ${from} read as letter ${to}`);
  }
  return `${swaps.join(', ')} & looked up as ${corrected}`;
}

/**
 * The marks that a misread one may mean, fewest swaps first, then left to right. Empty when the given mark already has
 * a UK shape (an exact reading is never corrected) or when no swap of look-alikes gives one.
 */
export function corrections(vrm: string): readonly Correction[] {
  if (plateShape(vrm) !== null || vrm.length > 7) return [];
  let found: { vrm: string; swaps: number }[] = [{ vrm: '', swaps: 0 }];
  for (const character of vrm) {
    const other = letterAsFigure[character] ?? figureAsLetter[character];
    found = found.flatMap((start) => {
      const unchanged = { vrm: start.vrm + character, swaps: start.swaps };
      return other === undefined ? [unchanged] : [unchanged, { vrm: start.vrm + other, swaps: start.swaps + 1 }];
    });
  }
  return found
    .filter((candidate) => plateShape(candidate.vrm) !== null)
    .sort((a, b) => a.swaps - b.swaps)
    .map((candidate) => ({ vrm: candidate.vrm, reason: describe(vrm, candidate.vrm) }));
}
