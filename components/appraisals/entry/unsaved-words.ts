/** What a page says about unsaved entries, by the reason that the server does not accept them. */
import { mayTake, type AppraisalState } from '@/lib/domain/appraisals/appraisal-state';

export interface AppraisalStage {
  readonly state: AppraisalState;
  /** An offer waits for approval. */
  readonly isRequested: boolean;
}

/** Whether entries may be saved. The customer's may be at any time. */
export const takesEntries = ({ state, isRequested }: AppraisalStage): boolean => state === 'draft' && !isRequested;

/** @returns the sentence above the entries, and what may be done with them */
export function unsavedWords(stage: AppraisalStage): { readonly title: string; readonly advice: string } {
  if (takesEntries(stage))
    return {
      title: 'These entries are not saved',
      advice: 'Change an entry to send it again, or discard it.',
    };
  if (stage.isRequested)
    return {
      title: 'Not saved: an offer waits for approval',
      advice: 'Withdraw the request to send these entries again, or discard them.',
    };
  if (mayTake(stage.state, 'revise'))
    return {
      title: 'Not saved: an offer was made meanwhile',
      advice: 'Revise the offer to send these entries again, or discard them.',
    };
  return {
    title: `Not saved: the vehicle was ${stage.state === 'bought' ? 'bought' : 'entered as lost'} meanwhile`,
    advice: 'These entries can no longer be saved. Note what you still need, then discard them.',
  };
}
