import type { Session } from '@/lib/access';
import { Fault } from '@/lib/fault';
import { storedAppraisal } from '@/lib/features/stored';
import type { AppraisalServices } from './appraisals';

export interface StepKey {
  readonly organisationId: string;
  readonly id: string;
  readonly personId: string;
}

/**
 * Takes one step of an appraisal, or refuses it.
 * @param take false if the appraisal is in a state from which the step does not lead
 * @throws Fault not_found, or conflict with the refusal
 */
export async function takeStep(
  services: Pick<AppraisalServices, 'appraisals'>,
  { organisationId, personId }: Session,
  id: string,
  take: (key: StepKey) => Promise<boolean>,
  refusal: string,
): Promise<{ done: true }> {
  await storedAppraisal(services, { organisationId }, id);
  if (!(await take({ organisationId, id, personId }))) throw stepRefused(refusal);
  return { done: true };
}

export const stepRefused = (message: string): Fault =>
  new Fault('conflict', { message, fix: 'Reload the page to see its current state.' });
