'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { TextInput } from '@/components/ui/forms/text-input';
import { ROLES, type Role } from '@/lib/access';
import { invite } from '@/lib/api/addresses/people/members';
import { INVITATION } from '@/lib/api/client/shown-once';
import { useShownOnce } from '@/components/layout/queries/use-shown-once';
import { CopyLink } from '@/components/ui/actions/copy-link';
import { ROLE_OPTIONS } from './role-words';
import { usePeopleAction } from './use-people-action';

/** Invites by a link sent by e-mail; without a mail server the administrator passes it on. */
export function InviteForm() {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('valuer');
  const [invited, setInvited] = useState('');
  const { shown: link, show } = useShownOnce(INVITATION, {});
  const { pending, fault, change } = usePeopleAction(invite);
  const emailError = fault?.field === 'email' ? `${fault.message} ${fault.fix}` : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const invitation = await change({ email, role }, null);
    if (!invitation) return;
    show(invitation);
    setInvited(email);
    setEmail('');
  }

  return (
    <Card title="Invite a user" screenOnly>
      <form method="dialog" onSubmit={(event) => void submit(event)} noValidate className="space-y-4">
        {fault && !emailError && <FaultNotice error={fault} money={false} />}
        <Field label="E-mail address" name="email" error={emailError} required>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoCapitalize="none"
              spellCheck={false}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <RadioGroup
          legend="Role"
          name="role"
          options={ROLE_OPTIONS}
          value={role}
          onChange={(value) => setRole(ROLES.find((choice) => choice === value) ?? 'viewer')}
        />
        <Button type="submit" variant="primary" pending={pending}>
          Create invitation link
        </Button>
        {link && (
          <CopyLink path={link.path} label={`Invitation link for ${invited}`}>
            {link.replaced && 'This replaces an earlier invitation of the same address: its link no longer works. '}
            {link.isMailed
              ? 'An e-mail with this link is on its way to them; the outbox shows whether it arrives. The link is shown here once and valid for 7 days.'
              : 'No e-mail is sent, because no mail server is set up. Copy the link now and send it yourself: it is shown once and valid for 7 days.'}
          </CopyLink>
        )}
      </form>
    </Card>
  );
}
