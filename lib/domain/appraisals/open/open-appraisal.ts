/** An appraisal that may still end in a purchase, where the same vehicle may be appraised. Without schemas: pages load it. */
import type { AppraisalSummary } from '@/lib/domain/appraisals/appraisal';
import { appraisalStateWords } from '@/lib/domain/appraisals/appraisal-state';

/** "Appraisal A-2026-000001, draft, by Demo Dealer". */
export const openAppraisalWords = ({
  number,
  owner,
  ...state
}: Pick<AppraisalSummary, 'number' | 'state' | 'isRequested' | 'owner'>): string =>
  `Appraisal ${number}, ${appraisalStateWords(state).toLowerCase()}, by ${owner.name}`;
