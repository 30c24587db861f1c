'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/behaviour/failed-part';
import type { SignInNoticeProps } from './sign-in-notice';

const SignInNotice = lazyPart(
  async () => (await import('./sign-in-notice')).SignInNotice,
  'The notice of wrong passwords',
);

/** The notice belongs to every page and few people ever see it: its script is not in the first one. */
export const LateSignInNotice = (props: SignInNoticeProps) => (
  <Suspense>
    <SignInNotice {...props} />
  </Suspense>
);
