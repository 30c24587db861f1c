'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { focusHeading } from '@/components/ui/behaviour/focus-heading';
import { Button } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import type { SignInNotice as SignInNoticeWords } from '@/lib/domain/accounts/account-event';

export interface SignInNoticeProps extends SignInNoticeWords {
  /** Names the session whose notice it is; once it has ended, it does not come back in this session. */
  sessionId: string;
  /** The cookie in which this browser stores that. */
  cookie: string;
}

const ACCOUNT_PATH = '/account';

/**
 * Where the notice is: on the home page, where it interrupts no work, until the account page was opened, which lists the
 * same events above all others and has the form for another password. There it is too, so no one goes past it unseen.
 */
export const isNoticeShown = (path: string, isAccountOpened: boolean): boolean =>
  path === ACCOUNT_PATH || (path === '/' && !isAccountOpened);

/** Shows a person after sign-in the wrong passwords that were tried for their account. */
export function SignInNotice({ title, words, fix, sessionId, cookie }: SignInNoticeProps) {
  const [isClosed, setClosed] = useState(false);
  const [isAccountOpened, setAccountOpened] = useState(false);
  const path = usePathname();
  if (path === ACCOUNT_PATH && !isAccountOpened) setAccountOpened(true);
  const isOver = isClosed || isAccountOpened;
  useEffect(() => {
    if (isOver) document.cookie = `${cookie}=${sessionId}; path=/; max-age=604800; samesite=lax`;
  }, [isOver, cookie, sessionId]);
  if (isClosed || !isNoticeShown(path, isAccountOpened)) return null;
  return (
    <div className="mb-5 print:hidden">
      <Notice
        tone="warning"
        title={title}
        actions={
          <Button
            onClick={() => {
              setClosed(true);
              focusHeading();
            }}
          >
            Close
          </Button>
        }
      >
        <p className="wrap-anywhere">{words}</p>
        <p>{fix}</p>
      </Notice>
    </div>
  );
}
