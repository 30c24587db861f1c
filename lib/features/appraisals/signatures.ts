/** The customer's signature: redrawn here, so that nothing else that was sent is stored. */
import type { signOffer } from '@/lib/api/endpoints/appraisals/appraisals';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { signaturePath, type Signature } from '@/lib/domain/appraisals/signature';
import type { NewSignature } from '@/lib/store/appraisals/appraisal-signatures';
import type { AppraisalServices } from './appraisals';
import { takeStep, type StepKey } from './take-step';

export const newSignature = ({ name, strokes }: Signature): NewSignature => ({ name, path: signaturePath(strokes) });

export async function runSignOffer(
  { input, session }: EndpointCall<typeof signOffer>,
  services: Pick<AppraisalServices, 'appraisals'>,
) {
  const signature = newSignature(input.signature);
  const sign = (key: StepKey) => services.appraisals.signatures.sign({ ...key, signature });
  return takeStep(services, session, input.id, sign, 'There is no valid offer to sign, or it is signed already.');
}
