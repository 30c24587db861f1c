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
import { shareProblem, sharedBuild } from '@/lib/domain/rules/share-code';
import { codeProblem, wholeCode } from '@/lib/domain/vehicle-code';
import type { VehicleKind } from '@/lib/domain/vehicle';
import { Fault } from '@/lib/fault';
import { buildPath, vehiclePath } from './vehicle-path';

const IDENTIFIER_MAX = 2_147_483_647;

/**
 * Straight to a vehicle by its number or its code, or to a build by its share code. What the guide does not know is
 * said here, at the field.
 */
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
      const shared = sharedBuild(typed);
      const of = shared === null ? await found(kind, typed) : await foundOf(shared.kind, kind, shared.build.identifier);
      client.setQueryData(answerKey(readVehicle, { kind: of.kind, identifier: of.identifier }), of.vehicle);
      startLeaving(() => router.push(shared === null ? vehiclePath(of) : buildPath(of, typed.trim())));
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
            hint="A number such as 50017, 20 characters whose blanks count, or the share code of a build."
            error={typeof problem === 'string' ? problem : unknown}
          >
            {(control) => (
              <TextInput
                {...control}
                value={typed}
                maxLength={2_000}
                enterKeyHint="go"
                // A vehicle's code is put in capitals anyway; in a share code they count.
                autoCapitalize="off"
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
  if (!isIdentifier(typed)) return sharedBuild(typed) === null ? (shareProblem(typed) ?? codeProblem(typed)) : null;
  const number = Number(typed);
  return number > 0 && number <= IDENTIFIER_MAX ? null : 'An identifier is a whole number, such as 50017.';
}

async function found(kind: VehicleKind, typed: string) {
  const of = isIdentifier(typed)
    ? { kind, identifier: Number(typed) }
    : await ask(findVehicleByCode, { kind, code: wholeCode(typed) });
  return { ...of, vehicle: await ask(readVehicle, of) };
}

/** The vehicle of a share code. Older ones say no kind: of those the one chosen is looked at first. */
async function foundOf(said: VehicleKind | null, kind: VehicleKind, identifier: number) {
  const of = { kind: said ?? kind, identifier };
  try {
    return { ...of, vehicle: await ask(readVehicle, of) };
  } catch (error) {
    if (said !== null || !(error instanceof Fault) || error.code !== 'not_found') throw error;
    const other = { kind: kind === 'car' ? ('van' as const) : ('car' as const), identifier };
    return { ...other, vehicle: await ask(readVehicle, other) };
  }
}
