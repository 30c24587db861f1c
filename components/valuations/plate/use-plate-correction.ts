'use client';

import { useState } from 'react';
import type { PlateCheck } from '@/lib/domain/plates/check-plate';

export interface PlateCorrection {
  /** Puts the only possible reading into the field. False if there was nothing to correct. */
  correct: () => boolean;
  /** The reading and the change, while it is in the field; null otherwise. */
  words: { readonly display: string; readonly changes: string } | null;
}

/**
 * A letter typed for a figure, or the other way round, is corrected in the field with a hint, before anything is sent.
 * A mark typed again the same way is left alone.
 */
export function usePlateCorrection(check: PlateCheck, fill: (display: string) => void): PlateCorrection {
  const [corrected, setCorrected] = useState<{ typed: string; display: string } | null>(null);
  function correct(): boolean {
    if (check.state !== 'odd' || check.correction === null || corrected?.typed === check.plate) return false;
    const { display } = check.correction;
    setCorrected({ typed: check.plate, display });
    fill(display);
    return true;
  }
  const isShown = corrected !== null && check.state === 'fits' && check.reading.display === corrected.display;
  return { correct, words: isShown ? { display: corrected.display, changes: changesIn(corrected) } : null };
}

/** "letter I read as figure 1" */
export function changesIn({ typed, display }: { typed: string; display: string }): string {
  const read = display.replace(' ', '');
  if (read.length !== typed.length) return '';
  return Array.from(typed)
    .flatMap((character, index) => {
      const other = read.charAt(index);
      return character === other ? [] : [`${kindOf(character)} ${character} read as ${kindOf(other)} ${other}`];
    })
    .join(', ');
}

const kindOf = (character: string) => (/\d/.test(character) ? 'figure' : 'letter');
