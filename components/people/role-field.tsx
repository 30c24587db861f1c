'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/actions/button';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { ROLES, type Role } from '@/lib/access';
import { ROLE_OPTIONS } from './role-words';

interface RoleFieldProps {
  /** The one they have. */
  role: Role;
  name: string;
  pending: boolean;
  onSet: (role: Role) => void;
}

/** A role is chosen, then set, so that arrow keys, which choose each radio button they pass, grant nothing. */
export function RoleField({ role, name, pending, onSet }: RoleFieldProps) {
  const [chosen, setChosen] = useState(role);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!pending) onSet(chosen);
  }

  return (
    <form method="dialog" onSubmit={submit} className="space-y-2">
      <RadioGroup
        legend="Role"
        name={name}
        options={ROLE_OPTIONS}
        value={chosen}
        onChange={(value) => setChosen(ROLES.find((choice) => choice === value) ?? chosen)}
      />
      <Button type="submit" pending={pending}>
        Change role
      </Button>
    </form>
  );
}
