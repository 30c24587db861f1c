import { daysBetween } from '@/lib/sandbox/time/calendar';
import type { DerivativeDraft } from '@/lib/sandbox/catalogue/expand';
import type { ModelLine } from '@/lib/sandbox/catalogue/catalogue-model';

const horizon = '2026-07-28';

function daysSold(draft: DerivativeDraft): number {
  return Math.max(1, daysBetween(draft.introduced, draft.runOut ?? horizon));
}

/**
 * Turns the appeal of one make's derivatives into shares of all registrations, so that on any day a make sells its share
 * whatever the number of its lines and derivatives: a line's share is divided among its derivatives by appeal and days sold,
 * a make's among its lines.
 */
export function distributePopularity(drafts: readonly DerivativeDraft[]): void {
  const lines = new Map<ModelLine, DerivativeDraft[]>();
  for (const draft of drafts) {
    const list = lines.get(draft.line);
    if (list) list.push(draft);
    else lines.set(draft.line, [draft]);
  }
  const first = drafts.reduce((day, draft) => (draft.introduced < day ? draft.introduced : day), horizon);
  const makeDays = Math.max(1, daysBetween(first, horizon));
  let makeTotal = 0;
  for (const [line, members] of lines) makeTotal += (line.share * lineDays(members)) / makeDays;
  for (const [line, members] of lines) {
    const total = members.reduce((sum, draft) => sum + draft.popularity * daysSold(draft), 0);
    const scale = (line.make.share * line.share * lineDays(members)) / (makeTotal * total);
    for (const draft of members) draft.popularity *= scale;
  }
}

function lineDays(members: readonly DerivativeDraft[]): number {
  const from = members.reduce((day, draft) => (draft.introduced < day ? draft.introduced : day), horizon);
  const to = members.reduce((day, draft) => ((draft.runOut ?? horizon) > day ? (draft.runOut ?? horizon) : day), from);
  return Math.max(1, daysBetween(from, to));
}
