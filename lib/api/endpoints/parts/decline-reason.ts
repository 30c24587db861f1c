import { z } from 'zod';
import { REASON_LETTERS_MAX } from '@/lib/domain/accounts/approval-reason';

/** Given with the decision on a request. */
export const declineReason = z.string().trim().max(REASON_LETTERS_MAX).optional().meta({
  description: 'Why the request is declined, shown to who sent it; not for an approval.',
});
