import type { Metadata } from 'next';
import { PageHeader } from '@/components/layout/page/page-header';
import { ApprovalList } from '@/components/people/approval-list';
import { RequestLookUpsForm } from '@/components/people/request-look-ups-form';
import { PasswordForm } from '@/components/people/password-form';
import { ROLE_WORDS } from '@/components/people/role-words';
import { SignOutEverywhere } from '@/components/people/sign-out-everywhere';
import { may } from '@/lib/access';
import { requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Your account' };

export default async function AccountPage() {
  const { personName, email, organisationName, role } = await requireSession('account.change');
  return (
    <>
      <PageHeader
        title="Your account"
        lead={`${personName}, ${email}: ${ROLE_WORDS[role].name} of ${organisationName}.`}
      />
      <div className="grid grid-cols-1 items-start gap-4 *:min-w-0 lg:grid-cols-2">
        <div className="space-y-4">
          {may(role, 'approvals.ask') && (
            <>
              <RequestLookUpsForm />
              <ApprovalList own />
            </>
          )}
        </div>
        <div className="space-y-4">
          <PasswordForm />
          <SignOutEverywhere />
        </div>
      </div>
    </>
  );
}
