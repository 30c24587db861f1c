import type { Session } from '@/lib/access';
import { Fault } from '@/lib/fault';
import { storedAppraisal } from '@/lib/features/stored';
import type { AppraisalKey, AppraisalWithRecord } from '@/lib/store/appraisals/appraisals';
import type { AppraisalServices } from './appraisals';

export interface StepKey extends AppraisalKey {
  readonly personId: string;
}

/**
 * Takes one step of an appraisal, or refuses it.
 * @param take given the appraisal as it is stored; false if it is in a state from which the step does not lead
 * @throws Fault not_found, or conflict with the refusal
 */
export async function takeStep(
  services: Pick<AppraisalServices, 'appraisals'>,
  { organisationId, personId }: Session,
  id: string,
  take: (key: StepKey, appraisal: AppraisalWithRecord) => Promise<boolean>,
  refusal: string,
): Promise<{ done: true }> {
  const appraisal = await storedAppraisal(services, { organisationId }, id);
  if (!(await take({ organisationId, id, personId }, appraisal))) throw stepRefused(refusal);
  return { done: true };
}

export const stepRefused = (message: string): Fault =>
  new Fault('conflict', { message, fix: 'Reload the page to see its current state.' });
