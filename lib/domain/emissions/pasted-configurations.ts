/** Configurations as people paste them: one per line, or the service's own JSON. Pure and browser-safe. */
import { formatCount } from '@/lib/format';
import type { EmissionsConfiguration } from './emissions';
import { modelYearReference } from '@/lib/domain/vehicles/model-year';
import type { Because } from '@/lib/domain/provenance';

export const CONFIGURATIONS_MAX = 100;
/** They are in the URL, and servers do not accept much longer ones. */
export const LETTERS_MAX = 8_000;
const IDENTIFIER_MAX = 2_147_483_647;

export interface PastedLine {
  /** Counted from 1, as an editor shows it. */
  readonly line: number;
  readonly text: string;
  readonly configuration: EmissionsConfiguration | null;
  /** The problem of the line and how to fix it; empty if there is none. */
  readonly problem: string;
}

/** `car 50031 26.50 71001 71002`: the kind is optional; commas, semicolons, tabs and bars separate like spaces. */
export function pastedConfigurations(text: string): PastedLine[] {
  const trimmed = text.trim();
  if (trimmed.startsWith('[')) return fromJson(trimmed);
  return text.split(/\r?\n/).flatMap((row, index) => {
    const words = row.split(/[\s,;|]+/).filter((word) => word !== '');
    return words.length === 0 ? [] : [{ line: index + 1, text: row.trim(), ...lineOf(words) }];
  });
}

/** Why a text is too long to submit; null if it is not. */
export function tooMuchPasted(text: string): Because | null {
  const count = pastedConfigurations(text).length;
  // A form sends two characters for a line break.
  const letters = text.replaceAll('\r\n', '\n').length;
  if (count > CONFIGURATIONS_MAX) {
    return {
      reason: `These are ${formatCount(count)} configurations; the limit is ${CONFIGURATIONS_MAX} at a time.`,
      next: `Submit the first ${CONFIGURATIONS_MAX}, then the rest.`,
    };
  }
  if (letters <= LETTERS_MAX) return null;
  return {
    reason: `These ${formatCount(count)} configurations have ${formatCount(letters)} characters; the limit is ${formatCount(LETTERS_MAX)} at a time.`,
    next: 'Submit some of them, then the rest.',
  };
}

const KINDS: ReadonlyMap<string, EmissionsConfiguration['kind']> = new Map([
  ['car', 'car'],
  ['cars', 'car'],
  ['van', 'van'],
  ['lcv', 'van'],
]);

type ParsedConfiguration = Pick<PastedLine, 'configuration' | 'problem'>;
const wrong = (problem: string): ParsedConfiguration => ({ configuration: null, problem });

function lineOf(words: readonly string[]): ParsedConfiguration {
  const named = KINDS.get(words[0]?.toLowerCase() ?? '');
  const [identifier = '', modelYear = '', ...equipment] = named ? words.slice(1) : words;
  if (!isIdentifier(identifier)) return wrong(`“${identifier}” is not a guide ID. Enter its number, such as 50031.`);
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(modelYear))
    return wrong(
      modelYear === ''
        ? 'The model year is missing, such as 26.50.'
        : `“${modelYear}” is not a model year, such as 26.50.`,
    );
  const invalidCode = equipment.find((code) => !isIdentifier(code));
  if (invalidCode !== undefined) return wrong(`“${invalidCode}” is not an option code. Enter numbers only.`);
  return {
    configuration: {
      kind: named ?? 'car',
      identifier: Number(identifier),
      modelYear: modelYearReference(modelYear),
      equipment: [...new Set(equipment.map(Number))],
    },
    problem: '',
  };
}

const isIdentifier = (word: string): boolean =>
  /^\d{1,10}$/.test(word) && Number(word) > 0 && Number(word) <= IDENTIFIER_MAX;

/** The service's own request, as an integrator would paste it. */
function fromJson(text: string): PastedLine[] {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return [{ line: 1, text: text.slice(0, 80), ...wrong('This looks like JSON but cannot be read.') }];
  }
  const list: unknown[] = Array.isArray(read) ? read : [];
  return list.map((entry, index) => {
    const field = (name: string): unknown =>
      typeof entry === 'object' && entry !== null ? Reflect.get(entry, name) : undefined;
    const equipment = field('selectedEquipmentIds');
    const words = [
      wordOf(field('derivativeType'), 'car'),
      wordOf(field('refId')),
      wordOf(field('modelYear')),
      ...(Array.isArray(equipment) ? equipment.map((code) => wordOf(code, 'null')) : []),
    ];
    return { line: index + 1, text: words.join(' '), ...lineOf(words) };
  });
}

/** A JSON value as a word of the equivalent line. */
const wordOf = (value: unknown, missing = ''): string =>
  value === undefined || value === null ? missing : typeof value === 'string' ? value : JSON.stringify(value);

/** A configuration as a line that is read back as the same configuration. */
export const lineFor = ({ kind, identifier, modelYear, equipment }: EmissionsConfiguration): string =>
  [kind, identifier, modelYear, ...equipment].join(' ');
