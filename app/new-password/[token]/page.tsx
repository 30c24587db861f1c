import type { Metadata } from 'next';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { PageShell } from '@/components/layout/page/page-shell';
import { Toaster } from '@/components/ui/feedback/toaster';
import { NewPasswordForm } from '@/components/people/new-password-form';
import { Notice } from '@/components/ui/feedback/notice';
import { passwordLinkAt } from '@/lib/features/people/password-links';
import { services, mode } from '@/lib/server';

export const metadata: Metadata = { title: 'New password', robots: { index: false, follow: false } };

/** The page that a password link opens. */
export default async function NewPasswordPage({ params }: PageProps<'/new-password/[token]'>) {
  const { token } = await params;
  const person = await passwordLinkAt(token, await services());
  return (
    <PageShell mode={mode()} toaster={<Toaster />}>
      {person === null ? (
        <Notice
          wholePage
          tone="warning"
          title="This link has been used, has expired or was cancelled"
          actions={<ButtonLink href="/sign-in">Go to sign-in</ButtonLink>}
        >
          Request a new one at sign-in, or ask your administrator.
        </Notice>
      ) : (
        <div className="mx-auto max-w-md space-y-5">
          <div>
            <h1 className="text-2xl font-bold">A new password for {person.name}</h1>
            <p className="mt-1 text-soft">You will be signed in here, and signed out on all other devices.</p>
          </div>
          <NewPasswordForm token={token} email={person.email} />
        </div>
      )}
    </PageShell>
  );
}
