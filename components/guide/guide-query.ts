import type { GuideKind } from '@/lib/domain/guide/guide-table';
import type { GuideView } from './guide-address';

/** The query of a view: condition and unit need no other answer. */
export const guideQuery = (vehicle: { kind: GuideKind; identifier: number }, { edition, against }: GuideView) => ({
  ...vehicle,
  ...(edition !== null && { edition }),
  ...(against !== null && { against }),
});
