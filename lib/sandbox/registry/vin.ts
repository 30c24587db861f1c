/**
 * A VIN (ISO 3779) that leads back to its plate. Places 1–3 are the maker's own; 4–7 and 12–17 hold the plate,
 * scrambled; 8 the body, 9 a valid check digit, 10 the model year, 11 the plant.
 */
const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const plateCharacters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const plateBase = BigInt(plateCharacters.length + 1);
const longestPlate = 7;
const codeCount = BigInt(letters.length) ** 4n * 1_000_000n;
/** Coprime to `places` (33⁴ × 10⁶), so that the multiplication can be undone. */
const scatter = 846_930_886_193n;
const offset = 123_456_789n;

const values: Readonly<Record<string, number>> = Object.fromEntries(
  ['0', '1AJ', '2BKS', '3CLT', '4DMU', '5ENV', '6FW', '7GPX', '8HY', '9RZ'].flatMap((characters, value) =>
    Array.from(characters, (character) => [character, value] as const),
  ),
);
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** The character place 9 must have: weighted sum of the other sixteen modulo 11, ten written X. */
export function checkDigit(vin: string): string {
  let sum = 0;
  for (const [i, weight] of weights.entries()) sum += (values[vin.charAt(i)] ?? 0) * weight;
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

function inverse(value: bigint, modulus: bigint): bigint {
  let [a, b, x, y] = [value % modulus, modulus, 1n, 0n];
  while (b !== 0n) {
    const quotient = a / b;
    [a, b] = [b, a % b];
    [x, y] = [y, x - quotient * y];
  }
  if (a !== 1n) throw new Error('scatter has no inverse');
  return ((x % modulus) + modulus) % modulus;
}
const scatterInverse = inverse(scatter, codeCount);

function plateNumber(vrm: string): bigint {
  let number = 0n;
  for (const character of vrm.padEnd(longestPlate)) {
    number = number * plateBase + BigInt(plateCharacters.indexOf(character) + 1);
  }
  return number;
}

function plateFromNumber(number: bigint): string | null {
  let rest = number;
  let vrm = '';
  for (let i = 0; i < longestPlate; i++) {
    const digit = Number(rest % plateBase);
    vrm = (digit === 0 ? ' ' : plateCharacters.charAt(digit - 1)) + vrm;
    rest /= plateBase;
  }
  return rest === 0n ? vrm.trimEnd() : null;
}

/** A–Y without I, O, Q, U, then 1–9: the code of a model year, repeating after thirty years. */
function yearCode(year: number): string {
  return 'ABCDEFGHJKLMNPRSTVWXY123456789'.charAt((((year - 2010) % 30) + 30) % 30);
}

/** The VIN of the vehicle on a plate. The plate has at most seven letters and figures. */
export function vinOfPlate(vrm: string, wmi: string, bodyLetter: string, year: number): string {
  const code = (plateNumber(vrm) * scatter + offset) % codeCount;
  let head = code / 1_000_000n;
  let section = '';
  for (let i = 0; i < 4; i++) {
    section += letters.charAt(Number(head % 33n));
    head /= 33n;
  }
  const serial = String(code % 1_000_000n).padStart(6, '0');
  const plant = letters.charAt(Number(code % 23n));
  const open = `${wmi}${section}${bodyLetter}0${yearCode(year)}${plant}${serial}`;
  return `${open.slice(0, 8)}${checkDigit(open)}${open.slice(9)}`;
}

/**
 * The plate that a VIN of this sandbox belongs to; null when it is not a VIN (length, letters, check digit) or
 * another company's.
 */
export function plateOfVin(vin: string): string | null {
  if (!/^[A-HJ-NPR-Z0-9]{11}\d{6}$/.test(vin) || checkDigit(vin) !== vin.charAt(8)) return null;
  let head = 0n;
  for (const character of Array.from(vin.slice(3, 7)).toReversed())
    head = head * 33n + BigInt(letters.indexOf(character));
  const code = head * 1_000_000n + BigInt(vin.slice(11));
  return plateFromNumber(((((code - offset) * scatterInverse) % codeCount) + codeCount) % codeCount);
}
