/** Vehicle identification numbers (ISO 3779): the free checks of a typed one. */
import { Fault } from '@/lib/fault';
import type { Because } from '@/lib/domain/provenance';
import { vinMaker } from './vin-makers';

export interface VinWarning {
  readonly code: 'letters' | 'check_digit';
  readonly text: string;
}

export type VinCheck =
  | { readonly state: 'empty' }
  | { readonly state: 'refused'; readonly text: string; readonly because: Because }
  | {
      readonly state: 'vin';
      readonly vin: string;
      /** By its first three characters, if known. */
      readonly maker: string | null;
      readonly warnings: VinWarning[];
      /** With I, O and Q read as 1 and 0, if it contains any. */
      readonly suggestion: string | null;
    };

const LENGTH = 17;

function normaliseVin(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\-‐-―_·•]+/g, '');
}

export function checkVin(typed: string): VinCheck {
  const vin = normaliseVin(typed);
  if (vin === '') return { state: 'empty' };
  const next = 'Copy it from the windscreen, the door pillar or the V5C.';
  if (/[^A-Z0-9]/.test(vin))
    return { state: 'refused', text: vin, because: { reason: 'A VIN has only letters and digits.', next } };
  if (vin.length !== LENGTH) {
    const reason = `A VIN has ${LENGTH} characters; this has ${vin.length}.`;
    return { state: 'refused', text: vin, because: { reason, next } };
  }
  const suggestion = /[IOQ]/.test(vin) ? vin.replace(/I/g, '1').replace(/[OQ]/g, '0') : null;
  return { state: 'vin', vin, maker: vinMaker(vin), warnings: warningsOf(vin), suggestion };
}

/** The VIN to send, with its warnings. @throws Fault at the field for a text that cannot be one */
export function acceptVin(typed: string): { vin: string; warnings: VinWarning[] } {
  const check = checkVin(typed);
  if (check.state === 'vin') return { vin: check.vin, warnings: check.warnings };
  const { reason, next } =
    check.state === 'refused' ? check.because : { reason: 'No VIN was entered.', next: 'Enter its 17 characters.' };
  throw new Fault('invalid_input', { message: reason, fix: next, field: 'vin' });
}

function warningsOf(vin: string): VinWarning[] {
  if (/[IOQ]/.test(vin))
    return [{ code: 'letters', text: 'A VIN never has the letters I, O or Q. Use the digits 1 and 0.' }];
  // Only North American makers (1 to 5) must fill position 9 with the check digit.
  if (/^[1-5]/.test(vin) && vin.charAt(8) !== vinCheckDigit(vin))
    return [{ code: 'check_digit', text: 'The check digit is wrong. One of the characters is probably mistyped.' }];
  return [];
}

const VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  ['AJ', 'BKS', 'CLT', 'DMU', 'ENV', 'FW', 'GPX', 'HY', 'RZ'].flatMap((letters, index) =>
    Array.from(letters, (letter) => [letter, index + 1]),
  ),
);
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** ISO 3779: the correct character of position 9, 0–9 or X. @param vin 17 characters */
export function vinCheckDigit(vin: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => {
    const character = vin.charAt(index);
    return total + weight * (VALUES[character] ?? Number(character));
  }, 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}
