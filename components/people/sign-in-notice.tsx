'use client';

import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { focusHeading } from '@/components/ui/behaviour/focus-heading';
import { Button } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import type { SignInNotice as SignInNoticeWords } from '@/lib/domain/accounts/account-event';

export interface SignInNoticeProps extends SignInNoticeWords {
  /** Names the session whose notice it is; once closed, it stays closed for this session. */
  sessionId: string;
  /** The cookie in which this browser stores that. */
  cookie: string;
}

/**
 * Shows a person after sign-in the wrong passwords that were tried for their account: on the home page, where it
 * interrupts no work.
 */
export function SignInNotice({ title, words, fix, sessionId, cookie }: SignInNoticeProps) {
  const [closed, setClosed] = useState(false);
  const isHome = usePathname() === '/';
  if (closed || !isHome) return null;
  return (
    <div className="mb-5 print:hidden">
      <Notice
        tone="warning"
        title={title}
        actions={
          <Button
            onClick={() => {
              document.cookie = `${cookie}=${sessionId}; path=/; max-age=604800; samesite=lax`;
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
