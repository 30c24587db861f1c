import { Badge } from '@/components/ui/data/badge';
import { STATE_WORDS, type AppraisalState } from '@/lib/domain/appraisals/appraisal-state';

const TONES: Readonly<Record<AppraisalState, 'neutral' | 'accent' | 'success' | 'warning'>> = {
  draft: 'neutral',
  offered: 'accent',
  expired: 'warning',
  accepted: 'success',
  declined: 'warning',
  bought: 'success',
  lost: 'neutral',
};

/** The state of an appraisal in a list. */
export function AppraisalStateBadge({ state, isRequested }: { state: AppraisalState; isRequested: boolean }) {
  return <Badge tone={TONES[state]}>{isRequested ? 'Waiting for approval' : STATE_WORDS[state]}</Badge>;
}
