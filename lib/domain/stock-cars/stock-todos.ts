/** Reasons to act on a car in stock. Without schemas: pages load it. */
import { SOURCES } from '@/lib/domain/source-names';

/** Clean is below cost; the asking price is outside a range; live Clean is below the edition. */
export const TODO_REASONS = ['past', 'outside', 'live'] as const;
export type TodoReason = (typeof TODO_REASONS)[number];

export const TODO_WORDS: Readonly<Record<TodoReason, string>> = {
  past: 'Clean below cost',
  outside: `Asking price outside ${SOURCES.guide.inText} or ${SOURCES.market.inText}`,
  live: 'Live Clean below the edition',
};
