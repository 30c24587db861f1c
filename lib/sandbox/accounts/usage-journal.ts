/**
 * The subscriber's look-ups: audit numbers, and counts by day and kind, the source of usage, limits and audits. With a
 * directory, every entry is appended to a file there and read again at the next start. It never holds a plate or VIN:
 * only the identifiers of a look-up's alternative derivatives are stored.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, addMonths, firstOfMonth } from '@/lib/sandbox/time/calendar';
import { SAMPLE_AUDIT } from '@/lib/sandbox/host/quirks';
import { SAMPLE_MONTHS, sampleDay } from '@/lib/sandbox/accounts/sample-history';

export type UsageKind = 'look-up' | 'vrm-valuation' | 'refid-valuation';
export interface UsageCount {
  readonly count: number;
  /** Answers that carried standard equipment. */
  readonly equipment: number;
}
export type DailyUsageCounts = Readonly<Record<UsageKind, UsageCount>>;

export interface JournalEntry {
  /** UK wall clock. */
  readonly at: string;
  /** `refused` uses an audit number but is not counted; `opened` is the first line of a file. */
  readonly kind: UsageKind | 'refused' | 'opened';
  readonly equipment?: boolean;
  readonly audit?: number;
  /** Identifiers of the alternative derivatives a look-up named. */
  readonly alternatives?: readonly number[];
}

export interface Journal {
  nextAudit(): number;
  record(entry: JournalEntry): void;
  /** Both days included. */
  count(kind: UsageKind, from: string, to: string): UsageCount;
  /** Alternatives of an earlier look-up; undefined if there was none with that number. */
  alternativesOf(audit: number): readonly number[] | undefined;
}

export interface JournalOptions {
  /** UK wall clock at the start. */
  readonly opened: string;
  readonly directory?: string | undefined;
  readonly seed: string;
  /** Shows invented counts for the months before the journal was opened. */
  readonly sampleHistory: boolean;
  readonly sampleAlternatives: () => readonly number[];
}

/** How many look-ups have their alternatives remembered: more than anyone requests again. */
const REMEMBERED_AUDITS_MAX = 20_000;

export function createJournal({ opened, directory, seed, sampleHistory, sampleAlternatives }: JournalOptions): Journal {
  const days = new Map<string, Record<UsageKind, UsageCount>>();
  const audits = new Map<number, readonly number[]>();
  let openedDay = opened.slice(0, 10);
  let lastAudit = firstAudit(opened);

  function applyEntry(entry: JournalEntry): void {
    if (entry.kind === 'opened') openedDay = entry.at.slice(0, 10);
    if (entry.audit !== undefined) lastAudit = Math.max(lastAudit, entry.audit);
    if (entry.kind === 'look-up' && entry.audit !== undefined) remember(entry.audit, entry.alternatives ?? []);
    if (entry.kind === 'refused' || entry.kind === 'opened') return;
    const day = entry.at.slice(0, 10);
    const counts = days.get(day) ?? noCounts();
    counts[entry.kind] = plus(counts[entry.kind], { count: 1, equipment: entry.equipment ? 1 : 0 });
    days.set(day, counts);
  }
  function remember(audit: number, alternatives: readonly number[]): void {
    audits.set(audit, alternatives);
    const oldest = audits.size > REMEMBERED_AUDITS_MAX ? audits.keys().next().value : undefined;
    if (oldest !== undefined) audits.delete(oldest);
  }

  const file = directory === undefined ? null : openFile(directory);
  const savedEntries = file === null ? [] : readEntries(file);
  const append = (entry: JournalEntry): void => {
    if (file !== null) appendFileSync(file, `${JSON.stringify(entry)}\n`);
  };
  if (savedEntries.length === 0) append({ at: opened, kind: 'opened' });
  savedEntries.forEach(applyEntry);

  return {
    nextAudit: () => ++lastAudit,
    record(entry) {
      append(entry);
      applyEntry(entry);
    },
    count(kind, from, to) {
      let total: UsageCount = noCount;
      for (const [day, counts] of days) if (from <= day && day <= to) total = plus(total, counts[kind]);
      if (!sampleHistory) return total;
      const first = addMonths(firstOfMonth(openedDay), -SAMPLE_MONTHS);
      for (let day = from > first ? from : first; day <= to && day < openedDay; day = addDays(day, 1)) {
        total = plus(total, sampleDay(day, openedDay, seed)?.[kind] ?? noCount);
      }
      return total;
    },
    alternativesOf: (audit) => audits.get(audit) ?? (audit === SAMPLE_AUDIT.id ? sampleAlternatives() : undefined),
  };
}

const noCount: UsageCount = { count: 0, equipment: 0 };
const noCounts = (): Record<UsageKind, UsageCount> => ({
  'look-up': noCount,
  'vrm-valuation': noCount,
  'refid-valuation': noCount,
});
const plus = (a: UsageCount, b: UsageCount): UsageCount => ({
  count: a.count + b.count,
  equipment: a.equipment + b.equipment,
});

/**
 * Numbers continue from the sample's by the second, so that a sandbox without a file does not repeat one after a
 * restart.
 */
function firstAudit(opened: string): number {
  const seconds = (Date.parse(`${opened}Z`) - Date.UTC(2026, 0, 1)) / 1000;
  return SAMPLE_AUDIT.id + Math.max(0, Math.min(Math.floor(seconds), 1_000_000_000));
}

function openFile(directory: string): string {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  return join(directory, 'journal.jsonl');
}

/** A line cut by a crash is terminated and ignored; every whole line counts. */
function readEntries(file: string): readonly JournalEntry[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
  return text.split('\n').flatMap((line) => entryOf(line) ?? []);
}

const kinds: ReadonlySet<unknown> = new Set(['look-up', 'vrm-valuation', 'refid-valuation', 'refused', 'opened']);

function entryOf(line: string): JournalEntry | null {
  try {
    const read: unknown = JSON.parse(line);
    const isEntry = (value: unknown): value is JournalEntry =>
      typeof value === 'object' && value !== null && 'at' in value && 'kind' in value && kinds.has(value.kind);
    return isEntry(read) ? read : null;
  } catch {
    return null;
  }
}
