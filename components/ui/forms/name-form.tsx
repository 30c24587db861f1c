'use client';

import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import type { Fault } from '@/lib/fault';
import { Field } from './field';
import { TextInput } from './text-input';

export interface NameFormProps {
  /** The name to begin with. */
  start?: string;
  hint?: ReactNode;
  /** The words of the button. */
  action: string;
  pending: boolean;
  fault: Fault | null;
  /** Called with a name that is not blank, without spaces around it. */
  onName: (name: string) => void;
}

const NAME_MAX = 80;

/** A name, and the button that saves it. A blank one is refused at the field. */
export function NameForm({ start = '', hint, action, pending, fault, onName }: NameFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(start);
  const [isRefused, setRefused] = useState(false);
  const refusal = fault?.field === 'name' ? `${fault.message} ${fault.fix}` : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const problem = nameProblem(name);
    setRefused(problem !== undefined);
    if (problem === undefined) onName(name.trim());
    else input.current?.focus();
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-3">
      <Field
        label="Name"
        name="name"
        hint={hint}
        error={(isRefused ? nameProblem(name) : undefined) ?? refusal}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            value={name}
            maxLength={NAME_MAX}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      {fault && refusal === undefined && <FaultNotice error={fault} money={false} />}
      <Button type="submit" variant="primary" pending={pending}>
        {action}
      </Button>
    </form>
  );
}

/** Why a name cannot be saved. */
export const nameProblem = (name: string): string | undefined => (name.trim() === '' ? 'Enter a name.' : undefined);
