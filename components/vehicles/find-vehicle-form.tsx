'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { TextInput } from '@/components/ui/forms/text-input';
import { findVehicleByCode, readVehicle } from '@/lib/api/addresses/vehicles';
import { answerKey } from '@/lib/api/client/answer-of';
import { fetchEndpoint } from '@/lib/api/client/fetch-endpoint';
import { shareProblem, sharedBuild } from '@/lib/domain/options/share-code';
import { codeProblem, paddedCode } from '@/lib/domain/vehicles/vehicle-code';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { Fault } from '@/lib/fault';
import { configurePath, vehiclePath } from './vehicle-path';

const IDENTIFIER_MAX = 2_147_483_647;

/**
 * Straight to a vehicle by its number or its code, or to a build by its share code. What the guide does not know is
 * said here, at the field.
 */
export function FindVehicleForm({ startKind = 'car' }: { startKind?: VehicleKind }) {
  const router = useRouter();
  const client = useQueryClient();
  const [kind, setKind] = useState<VehicleKind>(startKind);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | Fault | null>(null);
  const [searching, setSearching] = useState(false);
  const [leaving, startLeaving] = useTransition();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (searching || leaving) return;
    const refusal = inputProblem(typed);
    setProblem(refusal);
    if (refusal !== null) return;
    setSearching(true);
    try {
      const shared = sharedBuild(typed);
      const result =
        shared === null
          ? await findVehicle(kind, typed)
          : await findSharedVehicle(shared.kind, kind, shared.build.identifier);
      client.setQueryData(answerKey(readVehicle, { kind: result.kind, identifier: result.identifier }), result.vehicle);
      startLeaving(() => router.push(shared === null ? vehiclePath(result) : configurePath(result, typed.trim())));
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      setProblem(error);
    } finally {
      setSearching(false);
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
        <Button type="submit" pending={searching || leaving}>
          Open
        </Button>
      </div>
      {problem instanceof Fault && unknown === null && <FaultNotice error={problem} money={false} />}
    </form>
  );
}

const isIdentifier = (typed: string) => /^\s*\d{1,10}\s*$/.test(typed);

function inputProblem(typed: string): string | null {
  if (typed.trim() === '') return 'Type an identifier, such as 50017, or a code.';
  if (!isIdentifier(typed)) return sharedBuild(typed) === null ? (shareProblem(typed) ?? codeProblem(typed)) : null;
  const number = Number(typed);
  return number > 0 && number <= IDENTIFIER_MAX ? null : 'A guide ID is a whole number, such as 50017.';
}

async function findVehicle(kind: VehicleKind, typed: string) {
  const vehicleId = isIdentifier(typed)
    ? { kind, identifier: Number(typed) }
    : await fetchEndpoint(findVehicleByCode, { kind, code: paddedCode(typed) });
  return { ...vehicleId, vehicle: await fetchEndpoint(readVehicle, vehicleId) };
}

/** The vehicle of a share code. Older ones say no kind: of those the one chosen is looked at first. */
async function findSharedVehicle(namedKind: VehicleKind | null, kind: VehicleKind, identifier: number) {
  const vehicleId = { kind: namedKind ?? kind, identifier };
  try {
    return { ...vehicleId, vehicle: await fetchEndpoint(readVehicle, vehicleId) };
  } catch (error) {
    if (namedKind !== null || !(error instanceof Fault) || error.code !== 'not_found') throw error;
    const otherVehicle = { kind: kind === 'car' ? ('van' as const) : ('car' as const), identifier };
    return { ...otherVehicle, vehicle: await fetchEndpoint(readVehicle, otherVehicle) };
  }
}
