/** The customer's signature: redrawn here, so that nothing else that was sent is stored. */
import type { signOffer } from '@/lib/api/endpoints/appraisals/appraisals';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { signaturePath, type Signature } from '@/lib/domain/appraisals/signature';
import { Fault } from '@/lib/fault';
import { storedAppraisal } from '@/lib/features/stored';
import type { NewSignature } from '@/lib/store/appraisals/appraisal-signatures';
import type { AppraisalServices } from './appraisals';

export const newSignature = ({ name, strokes }: Signature): NewSignature => ({ name, path: signaturePath(strokes) });

export async function runSignOffer(
  { input, session }: EndpointCall<typeof signOffer>,
  services: Pick<AppraisalServices, 'appraisals'>,
) {
  const { id } = input;
  const { organisationId, personId } = session;
  await storedAppraisal(services, session, id);
  const signature = newSignature(input.signature);
  if (!(await services.appraisals.signatures.sign({ organisationId, id, personId, signature })))
    throw new Fault('conflict', {
      message: 'There is no valid offer to sign, or it is signed already.',
      fix: 'Reload the page to see its current state.',
    });
  return { done: true as const };
}
