/** What a list says of a pending valuation. Without schemas: pages load it. */
import type { PendingValuation } from './pending-valuation';

export const PENDING_WORDS: Readonly<Record<PendingValuation['answered'], string>> = {
  none: 'not answered yet',
  part: 'answered in part',
  all: 'answered, being saved',
};
