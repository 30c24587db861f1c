'use client';

import { Button } from '@/components/ui/actions/button';
import { CopyLink } from '@/components/ui/actions/copy-link';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { makePasswordLink } from '@/lib/api/addresses/people/password-links';
import { PASSWORD_RESET } from '@/lib/api/client/shown-once';
import { useShownOnce } from '@/components/layout/queries/use-shown-once';
import { usePeopleAction } from './use-people-action';

/** For a user who forgot their password: a link to set a new one, sent by e-mail and shown once. */
export function PasswordLinkButton({ id, name }: { id: string; name: string }) {
  const { pending, fault, change } = usePeopleAction(makePasswordLink);
  const { shown: link, show } = useShownOnce(PASSWORD_RESET, {});

  async function make() {
    show(await change({ id }, null));
  }

  return (
    <div className="space-y-2">
      {fault && <FaultNotice error={fault} money={false} />}
      <Button pending={pending} onClick={() => void make()}>
        Create password reset link
      </Button>
      {link === null ? (
        <p className="text-sm text-soft">
          For a user who forgot their password. The old one works until the link is used.
        </p>
      ) : (
        <CopyLink path={link.path} label={`Password reset link for ${name}`}>
          {link.isMailed
            ? `An e-mail with this link is on its way to ${name}; the outbox shows whether it arrives.`
            : 'No e-mail is sent, because no mail server is set up. Copy the link now.'}{' '}
          Give it to {name} only: anyone who has it can set the password. It is shown once, works once within 24 hours,
          and signs {name} out of all devices.
        </CopyLink>
      )}
    </div>
  );
}
