import type { Metadata } from 'next';
import { connection } from 'next/server';
import { PageShell } from '@/components/layout/page/page-shell';
import { RequestPasswordLinkForm } from '@/components/people/password/request-password-link-form';
import { mode } from '@/lib/server';

export const metadata: Metadata = { title: 'Forgotten password' };

export default async function ForgottenPasswordPage() {
  // Never prerendered, as its scripts carry the nonce of a request.
  await connection();
  return (
    <PageShell mode={mode()}>
      <div className="mx-auto max-w-md space-y-5">
        <div>
          <h1 className="text-2xl font-bold">Forgotten password</h1>
          <p className="mt-1 text-soft">Enter the e-mail address that you sign in with.</p>
        </div>
        <RequestPasswordLinkForm />
      </div>
    </PageShell>
  );
}
