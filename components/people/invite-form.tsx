'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FaultNotice } from '@/components/ui/fault-notice';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextInput } from '@/components/ui/text-input';
import { ROLES, type Role } from '@/lib/access';
import { invite } from '@/lib/api/addresses/members';
import { CopyLink } from '@/components/ui/copy-link';
import { ROLE_OPTIONS } from './role-words';
import { useChange } from './use-change';

/** Invites by a link: there is no mail server, so whoever invites hands it on. */
export function InviteForm() {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('valuer');
  const [link, setLink] = useState<{ email: string; path: string } | null>(null);
  const { pending, fault, change } = useChange(invite);
  const wrong = fault?.field === 'email' ? `${fault.message} ${fault.fix}` : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const made = await change({ email, role }, null);
    if (!made) return;
    setLink({ email, path: made.path });
    setEmail('');
  }

  return (
    <Card title="Invite somebody" screenOnly>
      <form method="dialog" onSubmit={(event) => void submit(event)} noValidate className="space-y-4">
        {fault && !wrong && <FaultNotice error={fault} money={false} />}
        <Field label="E-mail address" name="email" error={wrong} required>
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
          onChange={(value) => setRole(ROLES.find((each) => each === value) ?? 'viewer')}
        />
        <Button type="submit" variant="primary" pending={pending}>
          Make an invitation link
        </Button>
        {link && (
          <CopyLink path={link.path} label={`Invitation link for ${link.email}`}>
            Send it yourself: there is no mail. It is shown this once and works for 7 days.
          </CopyLink>
        )}
      </form>
    </Card>
  );
}
