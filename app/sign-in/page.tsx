import type { Metadata } from 'next';
import { EraseDeviceRecords } from '@/components/layout/device/erase-device-records';
import { PageShell } from '@/components/layout/page/page-shell';
import { Toaster } from '@/components/ui/feedback/toaster';
import { SignInForm } from '@/components/people/sign-in-form';
import { demoDealer, mode } from '@/lib/server';

export const metadata: Metadata = { title: 'Sign in' };

export default async function SignInPage({ searchParams }: PageProps<'/sign-in'>) {
  const { goTo, fault } = await searchParams;
  return (
    <PageShell mode={mode()} toaster={<Toaster />}>
      <EraseDeviceRecords />
      <SignInForm
        goTo={typeof goTo === 'string' ? goTo : '/'}
        faultCode={typeof fault === 'string' ? fault : null}
        demo={demoDealer()}
      />
    </PageShell>
  );
}
