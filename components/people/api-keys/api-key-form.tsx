'use client';

import { useState, type ChangeEvent, type FormEvent } from 'react';
import { useShownOnce } from '@/components/layout/queries/use-shown-once';
import { ROLE_WORDS } from '@/components/people/role-words';
import { usePeopleAction } from '@/components/people/use-people-action';
import { Button } from '@/components/ui/actions/button';
import { CopyText } from '@/components/ui/actions/copy-text';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { Select } from '@/components/ui/forms/select';
import { TextInput } from '@/components/ui/forms/text-input';
import { API_KEY_ROLES, lowerRole, type ApiKeyRole, type Role } from '@/lib/access';
import { createApiKey } from '@/lib/api/addresses/people/api-keys';
import { API_KEY } from '@/lib/api/client/shown-once';
import { API_KEY_DAYS } from '@/lib/domain/accounts/api-key';

/** Who a key may work as. */
interface ApiKeyUser {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly isYou: boolean;
}

/** A manager's key decides nothing: that is for people. */
const KEY_ROLE_OPTIONS = API_KEY_ROLES.map((value) => ({
  value,
  label: ROLE_WORDS[value].name,
  hint:
    value === 'manager'
      ? 'Also reads usage, ledger and reconciliation. Cannot approve requests.'
      : ROLE_WORDS[value].may,
}));

const EXPIRIES = [
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
  { value: 'never', label: 'Never' },
];

const choose =
  (set: (value: string) => void) =>
  ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    set(target.value);

const SHOWN_ONCE =
  'Copy it now: it is shown once. Anyone who has it can do what it allows, and spend credits, until it expires or you revoke it.';

/** Creates a key. It is shown here, once. */
export function ApiKeyForm({ users }: { users: readonly ApiKeyUser[] }) {
  const { pending, fault, change } = usePeopleAction(createApiKey);
  const { shown, show } = useShownOnce(API_KEY, {});
  const [name, setName] = useState('');
  const [userId, setUserId] = useState(() => users.find(({ isYou }) => isYou)?.id ?? '');
  const [wanted, setWanted] = useState<ApiKeyRole>('valuer');
  const [expiry, setExpiry] = useState('365');
  const user = users.find(({ id }) => id === userId);
  const roles = KEY_ROLE_OPTIONS.filter(({ value }) => user && lowerRole(value, user.role) === value);
  const role = (roles.find(({ value }) => value === wanted) ?? roles.at(-1))?.value ?? 'viewer';
  const errorAt = (field: string) => (fault?.field === field ? `${fault.message} ${fault.fix}` : undefined);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    show(null);
    const days = API_KEY_DAYS.find((known) => String(known) === expiry) ?? null;
    const created = await change({ name, userId, role, days }, null);
    if (!created) return;
    show(created);
    setName('');
  }

  return (
    <Card title="New API key" screenOnly>
      <form method="dialog" onSubmit={(event) => void submit(event)} noValidate className="space-y-4">
        {fault && !['name', 'userId', 'role'].includes(fault.field ?? '') && (
          <FaultNotice error={fault} money={false} />
        )}
        <Field label="Name" name="name" hint="The system that uses it." required error={errorAt('name')}>
          {(control) => <TextInput {...control} value={name} onChange={choose(setName)} />}
        </Field>
        <UserField users={users} value={userId} onChange={setUserId} error={errorAt('userId')} />
        <RadioGroup
          legend="Role"
          name="role"
          options={roles}
          value={role}
          error={errorAt('role')}
          onChange={(value) => setWanted(API_KEY_ROLES.find((known) => known === value) ?? 'viewer')}
        />
        <Field label="Expires" name="days">
          {(control) => <Select {...control} value={expiry} onChange={choose(setExpiry)} options={EXPIRIES} />}
        </Field>
        <Button type="submit" variant="primary" pending={pending}>
          Create API key
        </Button>
        {shown && (
          <CopyText value={shown.key} label={`API key of ${shown.apiKey.name}`} what="key">
            {SHOWN_ONCE}
          </CopyText>
        )}
      </form>
    </Card>
  );
}

interface UserFieldProps {
  users: readonly ApiKeyUser[];
  value: string;
  onChange: (id: string) => void;
  error: string | undefined;
}

function UserField({ users, value, onChange, error }: UserFieldProps) {
  return (
    <Field
      label="Works as"
      name="userId"
      hint="Charges count towards this user’s credits. To see a system’s charges apart, invite a user for it."
      error={error}
    >
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={choose(onChange)}
          options={users.map(({ id, name, isYou }) => ({ value: id, label: isYou ? `${name} (you)` : name }))}
        />
      )}
    </Field>
  );
}
