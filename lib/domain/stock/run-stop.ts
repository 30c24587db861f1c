/** Why a run of a stock list stands, and what its reader can do about it: the starter, who decides about budgets, or neither. */
import { z } from 'zod';
import { becauseSchema, type Because } from '@/lib/domain/provenance';
import type { Month } from '@/lib/domain/time/calendar';
import { monthSchema } from '@/lib/domain/time/calendar-schemas';
import {
  mayRaise,
  raiseWords,
  resumeWhenWords,
  RUN_LIMITS,
  tooFewForNextWords,
  wereTooFewWords,
  type LimitReader,
  type RunLimit,
} from './run-limit';

/**
 * As it is stored with the run. `fault`: of the provider or the database, in its own sentences, as every stop was stored
 * before kinds were.
 */
export const runStopSchema = becauseSchema.extend({
  kind: z.enum(['limit', 'starter', 'key', 'fault']).default('fault'),
  /** The limit of the month; null where it is none. Until 2026-11-28 the provider’s was stored as the subscription’s. */
  scope: z.enum(RUN_LIMITS).nullable().default(null),
  /** In which the limit was used up; null where it was not one, or, until 2026-11-28, was not stored. */
  month: monthSchema.nullable().default(null),
});
export type RunStop = z.infer<typeof runStopSchema>;

export interface RunReader extends LimitReader {
  /** May value vehicles, and so start, pause and cancel runs. */
  readonly mayValue: boolean;
}

/** Its starter, as the reader knows them, and whether they may still value vehicles. */
export interface RunStarter {
  readonly name: string;
  readonly mayValue: boolean;
}

/** A run goes on on its starter's budget: for themselves to spend, and for those who decide about budgets. */
export const mayResumeRun = (reader: RunReader, starter: Pick<RunStarter, 'mayValue'>): boolean =>
  starter.mayValue && reader.mayValue && (reader.isStarter || reader.mayDecide);

interface StopWords extends Because {
  /** That more credits are set, or requested, is named in `next`, and is the reader's to do. */
  readonly mayHaveMore: boolean;
}

/** In the words of its reader: what happened, and what they, or others, can do. @param thisMonth in which they read it */
export function stopWords(stop: RunStop, reader: RunReader, starter: RunStarter, thisMonth: Month): StopWords {
  const pastMonth = stop.month !== null && stop.month < thisMonth ? stop.month : null;
  const isOver = stop.scope !== null && pastMonth !== null;
  const steps = [
    isOver ? '' : nextStep(stop, reader, starter),
    'Cars already valued are saved.',
    resumeStep(reader, starter, isOver ? null : stop.scope),
  ];
  return {
    reason: reasonOf(stop, reader, starter, pastMonth),
    next: steps.filter(Boolean).join(' '),
    mayHaveMore: !isOver && stop.scope !== null && reader.mayValue && mayRaise(stop.scope, reader),
  };
}

/** That the last look-up was not sent or charged is not true of the run, which has its own count. */
const ofRun = (sentences: string): string => sentences.replace(/\s*Nothing was [^.]*\./g, '').trim();

function reasonOf(
  { kind, scope, reason }: RunStop,
  { isStarter }: RunReader,
  { name }: RunStarter,
  pastMonth: Month | null,
): string {
  if (kind === 'starter') return `${isStarter ? 'You' : name} started it and can no longer value vehicles.`;
  if (kind === 'key') return 'The API key that started it no longer works.';
  if (scope === null) return ofRun(reason);
  const starter = isStarter ? null : name;
  return pastMonth === null ? tooFewForNextWords(scope, starter) : wereTooFewWords(scope, starter, pastMonth);
}

function nextStep({ kind, scope, next }: RunStop, reader: RunReader, { name }: RunStarter): string {
  if (kind === 'fault') return reader.mayValue ? ofRun(next) : '';
  if (scope === null) return '';
  const raise = reader.mayValue ? `${raiseWords(scope, reader, name)} ` : '';
  return `${raise}The count starts again next month.`;
}

/** What it takes for the run to go on, for its reader. @param limit that stopped it; null if none did */
export function resumeStep(reader: RunReader, starter: RunStarter, limit: RunLimit | null = null): string {
  if (!starter.mayValue)
    return reader.mayValue ? 'Cancel it and start the list again.' : 'A colleague can start the list again.';
  if (mayResumeRun(reader, starter)) return limit === null ? 'Resume to continue.' : resumeWhenWords(limit);
  return `${starter.name}, or a manager, can resume it.`;
}
