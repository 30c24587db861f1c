import type { Metadata } from 'next';
import { EraseDeviceRecords } from '@/components/layout/device/erase-device-records';
import { Frame } from '@/components/layout/page/frame';
import { SignInForm } from '@/components/people/sign-in-form';
import { demoDealer, mode } from '@/lib/server';

export const metadata: Metadata = { title: 'Sign in' };

export default async function SignInPage({ searchParams }: PageProps<'/sign-in'>) {
  const { goTo, fault } = await searchParams;
  return (
    <Frame mode={mode()} navigation={[]}>
      <EraseDeviceRecords />
      <SignInForm
        goTo={typeof goTo === 'string' ? goTo : '/'}
        faultCode={typeof fault === 'string' ? fault : null}
        demo={demoDealer()}
      />
    </Frame>
  );
}
