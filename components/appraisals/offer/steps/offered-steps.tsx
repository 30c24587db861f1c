import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Button } from '@/components/ui/actions/button';
import { customerLinkWords, type CustomerLink } from '@/lib/domain/appraisals/offer-words';
import { offerSheetPath } from '@/lib/domain/page-paths';
import type { OfferSteps } from './use-steps';

/** The button's label, and the message once it is done. */
const CREATE_WORDS = ['Create customer link', 'The customer link is created.'] as const;
const REPLACE_WORDS = ['Replace customer link', 'The customer link is replaced.'] as const;

export interface OfferedStepsProps {
  /** Of the appraisal. */
  id: string;
  /** Id of the open offer. */
  offer: string;
  /** Of the open offer; null while there is none. */
  customerLink: CustomerLink | null;
  steps: OfferSteps;
}

/** An open offer: shared, printed, or answered in the showroom. */
export function OfferedSteps({ id, offer, customerLink, steps: { createLink, answer, isWorking } }: OfferedStepsProps) {
  const [create, created] = customerLink === null ? CREATE_WORDS : REPLACE_WORDS;
  return (
    <>
      {customerLink && <p className="w-full text-sm">{customerLinkWords(customerLink)}</p>}
      <Button
        variant={customerLink === null ? 'primary' : 'secondary'}
        pending={isWorking}
        onClick={() => createLink(offer, created)}
      >
        {create}
      </Button>
      <ButtonLink href={offerSheetPath(id)}>Offer sheet</ButtonLink>
      <Button
        variant={customerLink === null ? 'secondary' : 'primary'}
        pending={isWorking}
        onClick={() => answer(offer, true)}
      >
        Customer accepted
      </Button>
      <Button pending={isWorking} onClick={() => answer(offer, false)}>
        Customer declined
      </Button>
    </>
  );
}
