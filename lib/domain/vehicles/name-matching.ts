/** Whether two sources mean the same thing, ignoring spelling, accents, spacing and each source's style. */

/** Capitals without accents or punctuation: `Citroën C3` → `CITROEN C3`. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();
}

const ALIASES: Readonly<Record<string, string>> = { VW: 'VOLKSWAGEN', MERC: 'MERCEDES' };

/** What a folded word is short for: `VW` → `VOLKSWAGEN`. Any other word is unchanged. */
export const wordAlias = (word: string): string => ALIASES[word] ?? word;

/** One contains the other: `CITROEN C3` and `CITROËN`, `GOLF` and `GOLF HATCHBACK`. */
export function sameName(one: string, other: string): boolean {
  const words = (text: string) => new Set(folded(text).split(' ').map(wordAlias));
  const [fewer, more] = [words(one), words(other)].sort((a, b) => a.size - b.size);
  return fewer !== undefined && more !== undefined && [...fewer].every((word) => more.has(word));
}

/**
 * Both begin with the same word: the register adds a trim where the guide adds a body (`GOLF MATCH`, `GOLF HATCHBACK`).
 */
export function sameModel(one: string, other: string): boolean {
  return folded(one).split(' ')[0] === folded(other).split(' ')[0] || sameName(one, other);
}

/** The same characters, however grouped: VINs, marks, engine numbers. */
export function sameCode(one: string, other: string): boolean {
  return folded(one).replaceAll(' ', '') === folded(other).replaceAll(' ', '');
}

/**
 * `PETROL` and `Petrol Unleaded`; `HEAVY OIL`, as the register names it, and `Diesel`; any two hybrids; the register's
 * `GAS BI-FUEL` and the guide's `Petrol/LPG`.
 */
export function sameFuel(one: string, other: string): boolean {
  if (burnsPetrolAndGas(one) && burnsPetrolAndGas(other)) return true;
  const [a, b] = [fuelClass(one), fuelClass(other)];
  return a === b || (a.startsWith('hybrid') && b.startsWith('hybrid') && (a === 'hybrid' || b === 'hybrid'));
}

function burnsPetrolAndGas(text: string): boolean {
  const words = folded(text);
  return /\bBI ?FUEL\b/.test(words) || (/PETROL|UNLEADED/.test(words) && /\b(?:GAS|LPG|CNG)\b/.test(words));
}

function fuelClass(text: string): string {
  const words = folded(text);
  const burns = /DIESEL|HEAVY OIL/.test(words) ? 'diesel' : /PETROL|UNLEADED/.test(words) ? 'petrol' : '';
  if (/HYBRID/.test(words) || (burns && /ELECTRIC/.test(words))) return `hybrid ${burns}`.trim();
  if (burns) return burns;
  if (/ELECTRIC/.test(words)) return 'electric';
  return words;
}
