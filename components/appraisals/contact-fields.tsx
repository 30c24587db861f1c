import { liveTermWords } from '@/lib/domain/appraisals/changed-terms/term-scope';
import { TERM_NAMES } from '@/lib/domain/appraisals/changed-terms/term-changes';
import { emailProblem, telephoneProblem } from '@/lib/domain/appraisals/terms';
import { TypedTerm } from './typed-term';
import type { TermTexts } from './typed-terms';

export interface ContactFieldsProps {
  typed: Pick<TermTexts, 'telephone' | 'email'>;
  change: (field: 'telephone' | 'email', value: string) => void;
}

/** Whom a customer asks about an offer. */
export const ContactFields = ({ typed, change }: ContactFieldsProps) => (
  <fieldset className="grid gap-3 sm:grid-cols-2">
    <legend className="mb-2 font-semibold">Contact on offers</legend>
    <p className="text-sm text-soft sm:col-span-2">
      Customers see them on the offer sheet and behind the link. {liveTermWords('telephone')}
    </p>
    <TypedTerm
      name="telephone"
      label={TERM_NAMES.telephone}
      value={typed.telephone}
      problem={telephoneProblem(typed.telephone)}
      onChange={(value) => change('telephone', value)}
    />
    <TypedTerm
      name="email"
      label={TERM_NAMES.email}
      value={typed.email}
      problem={emailProblem(typed.email)}
      onChange={(value) => change('email', value)}
    />
  </fieldset>
);
