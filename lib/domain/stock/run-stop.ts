/** Why a run of a stock list stands, and what its reader can do about it: the starter, who decides about budgets, or neither. */
import { z } from 'zod';
import { becauseSchema, type Because } from '@/lib/domain/provenance';
import { limitScopeSchema } from '@/lib/domain/usage/limit-scope';

/**
 * As it is stored with the run. `fault`: of the provider or the database, in its own sentences, as every stop was stored
 * before kinds were.
 */
export const runStopSchema = becauseSchema.extend({
  kind: z.enum(['limit', 'starter', 'fault']).default('fault'),
  /** Whose limit of the month; null where it is none. */
  scope: limitScopeSchema.nullable().default(null),
});
export type RunStop = z.infer<typeof runStopSchema>;

export interface RunReader {
  readonly isStarter: boolean;
  /** May value vehicles, and so start, pause and cancel runs. */
  readonly mayValue: boolean;
  /** Decides about budgets. */
  readonly mayDecide: boolean;
  readonly maySetLimits: boolean;
}

/** Its starter, as the reader knows them, and whether they may still value vehicles. */
export interface RunStarter {
  readonly name: string;
  readonly mayValue: boolean;
}

/** A run goes on on its starter's budget: for themselves to spend, and for those who decide about budgets. */
export const mayResumeRun = (reader: RunReader, starter: Pick<RunStarter, 'mayValue'>): boolean =>
  starter.mayValue && reader.mayValue && (reader.isStarter || reader.mayDecide);

/** In the words of its reader: what happened, and what they, or others, can do. */
export function stopWords(stop: RunStop, reader: RunReader, starter: RunStarter): Because {
  const steps = [nextStep(stop, reader, starter), 'Cars already valued are saved.', resumeStep(reader, starter)];
  return { reason: reasonOf(stop, reader, starter), next: steps.filter(Boolean).join(' ') };
}

/** That the last look-up was not sent or charged is not true of the run, which has its own count. */
const ofRun = (sentences: string): string => sentences.replace(/\s*Nothing was [^.]*\./g, '').trim();

function reasonOf({ kind, scope, reason }: RunStop, { isStarter }: RunReader, { name }: RunStarter): string {
  if (kind === 'starter') return `${isStarter ? 'You' : name} started it and can no longer value vehicles.`;
  if (scope === null) return ofRun(reason);
  return {
    subscription: 'The subscription’s credits for this month are used up.',
    organisation: 'Your organisation’s credits for this month are used up.',
    person: isStarter
      ? 'Your credits for this month are used up.'
      : `The credits of ${name} for this month are used up.`,
  }[scope];
}

function nextStep({ kind, scope, next }: RunStop, reader: RunReader, { name }: RunStarter): string {
  if (kind === 'fault') return reader.mayValue ? ofRun(next) : '';
  if (scope === null) return '';
  const atMonthEnd = 'The count starts again next month.';
  if (!reader.mayValue) return atMonthEnd;
  if (scope === 'subscription')
    return reader.maySetLimits
      ? `Ask the provider for a higher limit. ${atMonthEnd}`
      : `An administrator can have the limit raised. ${atMonthEnd}`;
  if (reader.maySetLimits) return `Change the budget under “Users”. ${atMonthEnd}`;
  if (scope === 'organisation' || reader.isStarter) return `Request extra credits under “Your account”. ${atMonthEnd}`;
  return `${name} can request extra credits${reader.mayDecide ? ' for you to approve' : ''}. ${atMonthEnd}`;
}

/** What it takes for the run to go on, for its reader. */
export function resumeStep(reader: RunReader, starter: RunStarter): string {
  if (!starter.mayValue)
    return reader.mayValue ? 'Cancel it and start the list again.' : 'A colleague can start the list again.';
  if (mayResumeRun(reader, starter)) return 'Resume to continue.';
  return `${starter.name}, or a manager, can resume it.`;
}
