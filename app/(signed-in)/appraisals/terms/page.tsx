import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { TermsForm } from '@/components/appraisals/terms-form';
import { PageHeader } from '@/components/layout/page/page-header';
import { subjectOf } from '@/lib/access';
import { readAppraisalTerms } from '@/lib/api/endpoints/appraisals/terms';
import { termScopeWords } from '@/lib/domain/appraisals/changed-terms/term-scope';
import { runReadAppraisalTerms } from '@/lib/features/appraisals/appraisal-terms';
import { answered, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Appraisal terms' };

export default async function AppraisalTermsPage() {
  const session = await requireSession('approvals.decide');
  const { version, ...terms } = await answered(readAppraisalTerms, runReadAppraisalTerms, {}, await headers());
  return (
    <>
      <PageHeader title="Appraisal terms" lead={termScopeWords()} />
      <div className="max-w-4xl">
        <TermsForm terms={terms} version={version} owner={subjectOf(session)} />
      </div>
    </>
  );
}
