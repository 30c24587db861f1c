'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { FaultNotice } from '@/components/ui/fault-notice';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextInput } from '@/components/ui/text-input';
import { findVehicleByCode, readVehicle } from '@/lib/api/addresses/vehicles';
import { answerKey } from '@/lib/api/address';
import { ask } from '@/lib/api/ask';
import { codeProblem, wholeCode } from '@/lib/domain/vehicle-code';
import type { VehicleKind } from '@/lib/domain/vehicle';
import { Fault } from '@/lib/fault';
import { vehiclePath } from './vehicle-path';

const IDENTIFIER_MAX = 2_147_483_647;

/** Straight to a vehicle by its number or its code. What the guide does not know is said here, at the field. */
export function VehicleStart({ startKind = 'car' }: { startKind?: VehicleKind }) {
  const router = useRouter();
  const client = useQueryClient();
  const [kind, setKind] = useState<VehicleKind>(startKind);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | Fault | null>(null);
  const [asking, setAsking] = useState(false);
  const [leaving, startLeaving] = useTransition();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (asking || leaving) return;
    const refused = problemOf(typed);
    setProblem(refused);
    if (refused !== null) return;
    setAsking(true);
    try {
      const of = await found(kind, typed);
      client.setQueryData(answerKey(readVehicle, { kind: of.kind, identifier: of.identifier }), of.vehicle);
      startLeaving(() => router.push(vehiclePath(of)));
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      setProblem(error);
    } finally {
      setAsking(false);
    }
  }

  const unknown = problem instanceof Fault && problem.code === 'not_found' ? `${problem.message} ${problem.fix}` : null;
  return (
    <form method="dialog" onSubmit={submit} noValidate className="space-y-3">
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
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 grow sm:max-w-96">
          <Field
            label="Identifier or code"
            name="vehicle"
            hint="A number such as 50017, or 20 characters whose blanks count."
            error={typeof problem === 'string' ? problem : unknown}
          >
            {(control) => (
              <TextInput
                {...control}
                value={typed}
                maxLength={60}
                enterKeyHint="go"
                autoCapitalize="characters"
                spellCheck={false}
                onChange={({ target }) => {
                  setTyped(target.value);
                  setProblem(null);
                }}
              />
            )}
          </Field>
        </div>
        <Button type="submit" pending={asking || leaving}>
          Open
        </Button>
      </div>
      {problem instanceof Fault && unknown === null && <FaultNotice error={problem} money={false} />}
    </form>
  );
}

const isIdentifier = (typed: string) => /^\s*\d{1,10}\s*$/.test(typed);

function problemOf(typed: string): string | null {
  if (typed.trim() === '') return 'Type an identifier, such as 50017, or a code.';
  if (!isIdentifier(typed)) return codeProblem(typed);
  const number = Number(typed);
  return number > 0 && number <= IDENTIFIER_MAX ? null : 'An identifier is a whole number, such as 50017.';
}

async function found(kind: VehicleKind, typed: string) {
  const of = isIdentifier(typed)
    ? { kind, identifier: Number(typed) }
    : await ask(findVehicleByCode, { kind, code: wholeCode(typed) });
  return { ...of, vehicle: await ask(readVehicle, of) };
}
