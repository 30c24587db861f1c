/** The customer's signature on the dealer's screen. */
import type { signOffer } from '@/lib/api/endpoints/appraisals/appraisals';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { Fault } from '@/lib/fault';
import { storedAppraisal, type AppraisalServices } from './appraisals';
import { newSignature, refuseAfterHandOver } from './offer-answers';

export async function runSignOffer(
  { input, session }: EndpointCall<typeof signOffer>,
  services: Pick<AppraisalServices, 'appraisals' | 'now'>,
) {
  const { id } = input;
  const { organisationId, personId } = session;
  await storedAppraisal(services, session, id);
  await refuseAfterHandOver(id, services);
  const signature = newSignature(input.signature);
  const sign = (key: StepKey) => services.appraisals.signatures.sign({ ...key, signature });
  return takeStep(services, session, input.id, sign, 'There is no valid offer to sign, or it is signed already.');
}
