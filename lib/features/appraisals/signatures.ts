/** The customer's signature on the dealer's screen. */
import type { signOffer } from '@/lib/api/endpoints/appraisals/appraisals';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { isAtOffer } from '@/lib/domain/appraisals/appraisal-state';
import { SIGN_AGAIN } from '@/lib/domain/appraisals/offer-words';
import type { AppraisalWithRecord } from '@/lib/store/appraisals/appraisals';
import type { AppraisalServices } from './appraisals';
import { newSignature, refuseAfterHandOver } from './offer-answers';
import { takeStep, type StepKey } from './take-step';

export async function runSignOffer(
  { input, session }: EndpointCall<typeof signOffer>,
  services: Pick<AppraisalServices, 'appraisals' | 'now'>,
) {
  const { id, offer } = input;
  const sign = async (key: StepKey, { boughtPounds }: AppraisalWithRecord) => {
    await refuseAfterHandOver(input, services);
    const shown = (await services.appraisals.offers.list(id)).find((one) => one.id === offer);
    if (shown && !isAtOffer(shown, boughtPounds)) return false;
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
