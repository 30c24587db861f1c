'use client';

import { useId } from 'react';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { Field } from '@/components/ui/forms/field';
import { FieldError } from '@/components/ui/forms/field-error';
import { TextInput } from '@/components/ui/forms/text-input';
import { WEBHOOK_EVENTS, WEBHOOK_TYPES, type WebhookType } from '@/lib/domain/webhooks/webhook-events';
import type { Fault } from '@/lib/fault';

export interface TypedWebhook {
  readonly name: string;
  readonly address: string;
  readonly events: readonly WebhookType[];
}

const FIELDS = ['name', 'address', 'events'];

/** Whether a fault is shown at one of the fields. */
export const isAtField = ({ field }: Fault): boolean => FIELDS.includes(fieldOf(field));

/** `events.2` is the field `events`. */
const fieldOf = (field: string | null | undefined): string => (field ?? '').split('.')[0] ?? '';

interface WebhookFieldsProps {
  typed: TypedWebhook;
  onChange: (typed: TypedWebhook) => void;
  fault: Fault | null;
  /** The host of the address that stays if none is entered; null for a new webhook. */
  host: string | null;
}

/** Name, address and events of a webhook, with what is wrong beside each. */
export function WebhookFields({ typed, onChange, fault, host }: WebhookFieldsProps) {
  const errorAt = (field: string) =>
    fault && fieldOf(fault.field) === field ? `${fault.message} ${fault.fix}` : undefined;
  return (
    <>
      <Field label="Name" name="name" hint="The system that receives the events." required error={errorAt('name')}>
        {(control) => (
          <TextInput
            {...control}
            value={typed.name}
            onChange={({ target }) => onChange({ ...typed, name: target.value })}
          />
        )}
      </Field>
      <Field
        label={host === null ? 'Address' : 'New address'}
        name="address"
        hint={
          host === null
            ? 'Begins with https://. The system gives it to you.'
            : `Leave it empty to continue with the address at ${host}.`
        }
        required={host === null}
        error={errorAt('address')}
      >
        {(control) => (
          <TextInput
            {...control}
            type="url"
            inputMode="url"
            autoComplete="off"
            value={typed.address}
            onChange={({ target }) => onChange({ ...typed, address: target.value })}
          />
        )}
      </Field>
      <EventFields
        chosen={typed.events}
        onChange={(events) => onChange({ ...typed, events })}
        error={errorAt('events')}
      />
    </>
  );
}

interface EventFieldsProps {
  chosen: readonly WebhookType[];
  onChange: (chosen: readonly WebhookType[]) => void;
  error: string | undefined;
}

function EventFields({ chosen, onChange, error }: EventFieldsProps) {
  const errorId = `${useId()}error`;
  const choose = (type: WebhookType, isChosen: boolean) =>
    onChange(WEBHOOK_TYPES.filter((known) => (known === type ? isChosen : chosen.includes(known))));
  return (
    <fieldset aria-describedby={error && errorId} aria-invalid={error ? true : undefined}>
      <legend className="mb-1 text-sm font-semibold">Events</legend>
      {error && (
        <div id={errorId} className="mb-1 text-sm">
          <FieldError>{error}</FieldError>
        </div>
      )}
      <Checkbox
        name="all-events"
        label={<span className="font-semibold">All events</span>}
        checked={chosen.length === WEBHOOK_TYPES.length}
        onChange={({ target }) => onChange(target.checked ? WEBHOOK_TYPES : [])}
      />
      <div className="grid gap-x-4 sm:grid-cols-2">
        {WEBHOOK_EVENTS.map(({ type, label }) => (
          <Checkbox
            key={type}
            name="events"
            label={label}
            hint={<code className="wrap-anywhere">{type}</code>}
            checked={chosen.includes(type)}
            onChange={({ target }) => choose(type, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
