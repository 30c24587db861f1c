/** The customer's signature on the dealer's screen. */
import type { signOffer } from '@/lib/api/endpoints/appraisals/appraisals';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { SIGN_AGAIN } from '@/lib/domain/appraisals/offer-words';
import type { AppraisalServices } from './appraisals';
import { newSignature, refuseAfterHandOver } from './offer-answers';
import { takeStep, type StepKey } from './take-step';

export async function runSignOffer(
  { input, session }: EndpointCall<typeof signOffer>,
  services: Pick<AppraisalServices, 'appraisals' | 'now'>,
) {
  const { id, offer } = input;
  const sign = async (key: StepKey) => {
    await refuseAfterHandOver(input, services);
    return services.appraisals.signatures.sign({ ...key, offerId: offer, signature: newSignature(input.signature) });
  };
  return takeStep(
    services,
    session,
    { id, offer, again: SIGN_AGAIN },
    sign,
    'There is no valid offer to sign, or it is signed already.',
  );
}
