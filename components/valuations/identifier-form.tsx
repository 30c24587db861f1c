'use client';

import { useRef, useState, type FormEvent } from 'react';
import { ErrorSummary, type FieldProblem } from '@/components/ui/error-summary';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextInput } from '@/components/ui/text-input';
import { createValuationByIdentifier } from '@/lib/api/addresses/valuations';
import { checkMileage } from '@/lib/domain/mileage';
import { monthsOnTheRoad, registeredRefusal } from '@/lib/domain/registered';
import type { VehicleKind } from '@/lib/domain/vehicle';
import { mileageAdvice } from './mileage-advice';
import { mileageRefusal, sentence } from './plate-wish';
import { PricedButton } from './priced-button';
import { useAtRest } from './use-at-rest';
import { useNewRecord } from './use-new-record';
import { useTypedPrice } from './use-price';
import { WaitingLine } from './waiting-line';
import { isChanged, WishFault } from './wish-fault';

const FIELDS = ['identifier', 'registered', 'mileage'] as const;
type Name = (typeof FIELDS)[number];
const IDENTIFIER_MAX = 2_147_483_647;

/** A derivative by its number in the guide, with the date it was registered and its mileage. */
export function IdentifierForm({ today, start }: { today: string; start?: { kind: VehicleKind; identifier: string } }) {
  const [kind, setKind] = useState<VehicleKind>(start?.kind ?? 'car');
  const [typed, setTyped] = useState<Record<Name, string>>({
    ...{ identifier: start?.identifier ?? '', registered: '', mileage: '' },
  });
  const [problems, setProblems] = useState<Partial<Record<Name, string | undefined>>>({});
  const [attempt, setAttempt] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const { pending, fault, pressed, act, again } = useNewRecord(createValuationByIdentifier);

  const isMileageAtRest = useAtRest(typed.mileage);
  const found = problemsOf(typed, today);
  const complete = FIELDS.every((name) => found[name] === undefined);
  const wish = { kind, identifier: Number(typed.identifier.trim()), registered: typed.registered };
  const price = useTypedPrice(complete ? { ...wish, mileage: typed.mileage } : null);
  const kept = price !== undefined && price.cost.free;

  function submit(event: FormEvent | null, fresh: boolean) {
    event?.preventDefault();
    if (pending) return;
    setProblems(found);
    setAttempt((count) => count + 1);
    if (complete) void act({ ...wish, mileage: typed.mileage, fresh });
  }

  const age = found.registered === undefined ? monthsOnTheRoad(typed.registered, today) : null;
  const take = (name: Name, text: string) => {
    setTyped((now) => ({ ...now, [name]: text }));
    setProblems((now) => ({ ...now, [name]: undefined }));
  };
  const takeMileage = (text: string) => {
    take('mileage', text);
    form.current?.querySelector<HTMLInputElement>('[name=mileage]')?.focus();
  };
  const field = (name: Name) => ({
    name,
    id: `by-identifier-${name}`,
    error: problems[name] ?? (fault?.field === name ? `${fault.message} ${fault.fix}` : undefined),
  });
  const control = (name: Name) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => take(name, target.value),
  });
  const listed = FIELDS.flatMap((name): FieldProblem[] => {
    const message = problems[name];
    return message ? [{ fieldId: `by-identifier-${name}`, message }] : [];
  });

  return (
    <form ref={form} method="dialog" onSubmit={(event) => submit(event, false)} noValidate className="space-y-4">
      <ErrorSummary problems={listed} attempt={attempt} />
      <RadioGroup
        legend="Kind of vehicle"
        inline
        value={kind}
        onChange={(value) => setKind(value === 'van' ? 'van' : 'car')}
        options={[
          { value: 'car', label: 'Car' },
          { value: 'van', label: 'Van' },
        ]}
      />
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <Field label="Identifier" hint="The number of the derivative in the guide." {...field('identifier')}>
          {(given) => <TextInput {...given} {...control('identifier')} numeric autoFocus maxLength={12} />}
        </Field>
        <Field label="First registered" hint="As in the registration document." {...field('registered')}>
          {(given) => <TextInput {...given} {...control('registered')} type="date" max={today} />}
        </Field>
        <Field
          label="Mileage"
          hint="Such as 62,480 or 62k."
          {...field('mileage')}
          advice={isMileageAtRest && !problems.mileage && mileageAdvice(checkMileage(typed.mileage), age, takeMileage)}
        >
          {(given) => <TextInput {...given} {...control('mileage')} numeric after="mi" enterKeyHint="go" />}
        </Field>
      </div>
      <WishFault
        fault={fault}
        fields={FIELDS}
        changed={isChanged(pressed, { ...wish, mileage: typed.mileage })}
        again={again}
      />
      <div className="flex flex-wrap gap-2">
        <PricedButton type="submit" variant="primary" pending={pending} price={price} atMost="1 valuation">
          Value
        </PricedButton>
        {kept && !pending && (
          <PricedButton price={price} fresh atMost="" onClick={() => submit(null, true)}>
            Look up afresh
          </PricedButton>
        )}
      </div>
      {pending && <WaitingLine />}
    </form>
  );
}

function problemsOf({ identifier, registered, mileage }: Record<Name, string>, today: string) {
  const number = identifier.trim();
  const registeredProblem = registeredRefusal(registered, today);
  return {
    identifier:
      number === ''
        ? 'Type the identifier, such as 50017.'
        : /^\d+$/.test(number) && Number(number) > 0 && Number(number) <= IDENTIFIER_MAX
          ? undefined
          : 'An identifier is a whole number, such as 50017.',
    registered: registeredProblem ? sentence(registeredProblem) : undefined,
    mileage: mileageRefusal(checkMileage(mileage)),
  };
}
