import { Badge } from '@/components/ui/data/badge';
import { appraisalStateWords, type AppraisalState } from '@/lib/domain/appraisals/appraisal-state';

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
export function AppraisalStateBadge(appraisal: { state: AppraisalState; isRequested: boolean }) {
  return <Badge tone={TONES[appraisal.state]}>{appraisalStateWords(appraisal)}</Badge>;
}
