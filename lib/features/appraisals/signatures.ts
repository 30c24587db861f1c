/** The customer's signature on the dealer's screen. */
import type { signOffer } from '@/lib/api/endpoints/appraisals/appraisals';
import type { EndpointCall } from '@/lib/api/serve/serve';
import type { AppraisalServices } from './appraisals';
import { newSignature, refuseAfterHandOver } from './offer-answers';
import { takeStep, type StepKey } from './take-step';

export async function runSignOffer(
  { input, session }: EndpointCall<typeof signOffer>,
  services: Pick<AppraisalServices, 'appraisals' | 'now'>,
) {
  const { id } = input;
  const sign = async (key: StepKey) => {
    await refuseAfterHandOver(id, services);
    return services.appraisals.signatures.sign({ ...key, signature: newSignature(input.signature) });
  };
  return takeStep(services, session, id, sign, 'There is no valid offer to sign, or it is signed already.');
}
