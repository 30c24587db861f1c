/** How often and how long an event is tried, as the Standard Webhooks specification recommends, and its outcome in words. */
import { formatDateTime, formatPlural } from '@/lib/format';

/** After each failed try, the minutes until the next. After the last one the webhook is paused. */
export const RETRY_MINUTES = [1, 5, 30, 120, 300, 600, 840, 1_200, 1_440] as const;

/** How long an event can be tried and listed. */
export const MESSAGE_DAYS = 30;

export const PAUSE_REASONS = ['person', 'failing', 'gone'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** Since when and why nothing is sent. */
export function pauseWords(reason: PauseReason, at: string): string {
  const since = formatDateTime(at);
  switch (reason) {
    case 'person':
      return `Paused on ${since}. Events wait for up to ${MESSAGE_DAYS} days until it is resumed.`;
    case 'failing':
      return `Paused on ${since}, as an event was not accepted in ${RETRY_MINUTES.length + 1} tries over three days. Events wait for up to ${MESSAGE_DAYS} days until it is resumed.`;
    case 'gone':
      return `Paused on ${since}, as the system answered 410: it takes no more events. Remove the webhook, or resume it.`;
  }
}

export interface MessageOutcome {
  /** Instants. */
  readonly deliveredAt: string | null;
  /** Null while its webhook is paused. */
  readonly nextAt: string | null;
  readonly tries: number;
  /** Of the last try, a sentence; null before the first. */
  readonly problem: string | null;
}

/** Whether an event arrived, and if not, why and when it is tried next. */
export function messageWords({ deliveredAt, nextAt, tries, problem }: MessageOutcome): string {
  if (deliveredAt !== null)
    return tries > 1
      ? `Accepted on ${formatDateTime(deliveredAt)}, at try ${tries}.`
      : `Accepted on ${formatDateTime(deliveredAt)}.`;
  const next = nextAt === null ? 'It waits until the webhook is resumed.' : `Next try: ${formatDateTime(nextAt)}.`;
  return problem === null ? next : `${formatPlural(tries, 'try', 'tries')}. ${problem} ${next}`;
}
