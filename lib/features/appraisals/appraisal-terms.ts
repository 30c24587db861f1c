/** An organisation's usual terms for appraisals. */
import type { readAppraisalTerms, saveAppraisalTerms } from '@/lib/api/endpoints/appraisals/terms';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { appraisalTermsFrom } from '@/lib/domain/appraisals/appraisal';
import { emailProblem, readYearlyPercent, telephoneProblem } from '@/lib/domain/appraisals/terms';
import { termChanges } from '@/lib/domain/appraisals/changed-terms/term-changes';
import { termsChanged } from '@/lib/domain/appraisals/changed-terms/terms-changed';
import { readAmount, readMargin } from '@/lib/domain/appraisals/entries';
import { Fault } from '@/lib/fault';
import type { AppraisalStore } from '@/lib/store/appraisals/appraisal-store';

interface TermsServices {
  readonly appraisals: Pick<AppraisalStore, 'terms'>;
}

export async function termsOf(organisationId: string, { appraisals }: TermsServices) {
  return appraisalTermsFrom((await appraisals.terms.read(organisationId))?.terms);
}

export async function runReadAppraisalTerms(
  { session }: EndpointCall<typeof readAppraisalTerms>,
  { appraisals }: TermsServices,
) {
  const saved = await appraisals.terms.read(session.organisationId);
  return { ...appraisalTermsFrom(saved?.terms), version: saved?.version ?? 0 };
}

export async function runSaveAppraisalTerms(
  { input, session }: EndpointCall<typeof saveAppraisalTerms>,
  { appraisals }: TermsServices,
) {
  for (const field of ['preparation', 'warranty', 'fees', 'spacePerDay', 'insurancePerDay'] as const)
    refuse(field, readAmount(input[field]).problem);
  refuse('margin', readMargin(input.margin).problem);
  refuse('telephone', telephoneProblem(input.telephone), 'The telephone number cannot be dialled.');
  refuse('email', emailProblem(input.email), 'The e-mail address cannot be written to.');
  refuse('moneyPercent', readYearlyPercent(input.moneyPercent).problem);
  const { organisationId, personId } = session;
  const { version, ...terms } = input;
  const read = await appraisals.terms.read(organisationId);
  const changes = termChanges(appraisalTermsFrom(read?.terms), terms);
  const saved = await appraisals.terms.save({ organisationId, terms, changes, version, personId });
  if (saved !== null) return { version: saved };
  const current = await appraisals.terms.read(organisationId);
  if (!current) throw new Error('Terms that conflict with a change are not there');
  const { changedBy, changedByName: by, changedAt } = current;
  throw termsChanged({ by, isYou: changedBy === personId, at: changedAt.toISOString() });
}

function refuse(field: string, problem: string | null, message = 'This amount cannot be read.'): void {
  if (problem !== null) throw new Fault('invalid_input', { message, fix: problem, field });
}
