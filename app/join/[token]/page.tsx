import type { Metadata } from 'next';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { PageShell } from '@/components/layout/page/page-shell';
import { Toaster } from '@/components/ui/feedback/toaster';
import { JoinForm } from '@/components/people/join-form';
import { ROLE_WORDS } from '@/components/people/role-words';
import { Notice } from '@/components/ui/feedback/notice';
import { invitationAt } from '@/lib/features/people/members';
import { services, mode } from '@/lib/server';

export const metadata: Metadata = { title: 'Join', robots: { index: false, follow: false } };

/** The page that an invitation link opens. */
export default async function JoinPage({ params }: PageProps<'/join/[token]'>) {
  const { token } = await params;
  const invitation = await invitationAt(token, await services());
  return (
    <PageShell mode={mode()} toaster={<Toaster />}>
      {invitation === null ? (
        <Notice
          wholePage
          tone="warning"
          title="This invitation has been used, has expired or was cancelled"
          actions={<ButtonLink href="/sign-in">Go to sign-in</ButtonLink>}
        >
          Ask for a new invitation.
        </Notice>
      ) : (
        <div className="mx-auto max-w-md space-y-5">
          <div>
            <h1 className="text-2xl font-bold">Join {invitation.organisation}</h1>
            <p className="mt-1 text-soft">
              As {ROLE_WORDS[invitation.role].name.toLowerCase()}: {ROLE_WORDS[invitation.role].may}
            </p>
          </div>
          <JoinForm token={token} email={invitation.email} />
        </div>
      )}
    </PageShell>
  );
}
