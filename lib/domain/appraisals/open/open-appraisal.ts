/** An appraisal that may still end in a purchase, where the same vehicle may be appraised. Without schemas: pages load it. */
import type { AppraisalSummary } from '@/lib/domain/appraisals/appraisal';

/** "Appraisal A-2026-000001, draft, by Demo Dealer". */
export function openAppraisalWords({
  number,
  state,
  isRequested,
  owner,
}: Pick<AppraisalSummary, 'number' | 'state' | 'isRequested' | 'owner'>): string {
  const words = isRequested ? 'waiting for approval' : state === 'expired' ? 'offer expired' : state;
  return `Appraisal ${number}, ${words}, by ${owner.name}`;
}
