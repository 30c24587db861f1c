import { Fault } from '@/lib/fault';

/**
 * One line of JSON per event, with only these fields. None is for a plate, VIN, e-mail address or secret; free text
 * passes through `mask` and loses everything shaped like a plate or a VIN.
 */
export interface LogLine {
  readonly event: 'fault' | 'unread fields';
  readonly reference?: string;
  readonly method?: string;
  /** The declared path, never the requested URL. */
  readonly path?: string;
  readonly status?: number;
  readonly code?: string;
  readonly charged?: string;
  readonly milliseconds?: number;
  /**
   * The provider's operation, and the fields of its answer that could not be read: names of the contract, no values.
   */
  readonly operation?: string;
  readonly fields?: readonly string[];
  readonly detail?: string;
  readonly cause?: string;
  readonly frames?: readonly string[];
}
export type Log = (line: LogLine) => void;

const FIELDS: readonly (keyof LogLine)[] = [
  'event',
  'reference',
  'method',
  'path',
  'status',
  'code',
  'charged',
  'milliseconds',
  'operation',
  'fields',
  'detail',
  'cause',
  'frames',
];

/** @param mask removes the product's own secrets from a text */
export function logTo(write: (line: string) => void, mask: (text: string) => string, now: () => Date): Log {
  return (line) => {
    const record: Record<string, unknown> = { at: now().toISOString() };
    for (const field of FIELDS) if (line[field] !== undefined) record[field] = line[field];
    for (const field of ['detail', 'cause'] as const)
      if (line[field] !== undefined) record[field] = withoutVehicles(mask(line[field])).slice(0, 500);
    write(JSON.stringify(record));
  };
}

const VIN = /\b[A-HJ-NPR-Z0-9]{17}\b/gi;
const PLATE = /\b(?:[A-Z]{2}\d{2} ?[A-Z]{3}|[A-Z]\d{1,3} ?[A-Z]{3}|[A-Z]{3} ?\d{1,3}[A-Z])\b/gi;
/** In capitals only, or "of 1000" would match. */
const DATELESS_PLATE = /\b(?:[A-Z]{1,3} ?\d{1,4}|\d{1,4} ?[A-Z]{1,3})\b/g;
const EMAIL = /(?<![^\s@"'])[^\s@"']+@[^\s@"']+/g;

/** A text without anything that is shaped like a plate, a VIN or an e-mail address. */
export function withoutVehicles(text: string): string {
  return text
    .replace(EMAIL, '‹email›')
    .replace(VIN, '‹vin›')
    .replace(PLATE, '‹plate›')
    .replace(DATELESS_PLATE, '‹plate›');
}

/**
 * What may be logged of an error: a Fault's detail, or for anything else its name, first line and our own stack frames.
 */
export function describeError(error: unknown): Pick<LogLine, 'detail' | 'cause' | 'frames'> {
  if (error instanceof Fault) {
    return {
      ...(error.detail === undefined ? {} : { detail: error.detail }),
      ...(error.cause === undefined ? {} : { cause: firstLine(error.cause) }),
    };
  }
  return { cause: firstLine(error), frames: framesOf(error) };
}

/**
 * drizzle's errors contain the query's parameters from the second line on; only the driver's own sentence is useful.
 */
function firstLine(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const own = `${error.name}: ${error.message.split('\n')[0] ?? ''}`;
  return error.cause instanceof Error ? `${own} ← ${firstLine(error.cause)}` : own;
}

function framesOf(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim());
}
