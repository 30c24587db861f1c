'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { TextInput } from '@/components/ui/forms/text-input';
import { readVehicle } from '@/lib/api/addresses/vehicles';
import { answerKey } from '@/lib/api/client/answer-of';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { Fault } from '@/lib/fault';
import { findVehicle, inputProblem } from './find-vehicle';

/** Opens a vehicle by its guide ID or code, or a build by its code. Unknown ones are reported at the field. */
export function FindVehicleForm({ startKind = 'car' }: { startKind?: VehicleKind }) {
  const [kind, setKind] = useState<VehicleKind>(startKind);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | Fault | null>(null);
  const { openVehicle, isPending } = useOpenVehicle(setProblem);

  function submit() {
    if (isPending) return;
    const refusal = inputProblem(typed);
    setProblem(refusal);
    if (refusal === null) void openVehicle(kind, typed);
  }

  const unknown = problem instanceof Fault && problem.code === 'not_found' ? `${problem.message} ${problem.fix}` : null;
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      noValidate
      className="space-y-3"
    >
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
          <VehicleCodeField
            typed={typed}
            onType={(value) => {
              setTyped(value);
              setProblem(null);
            }}
            error={typeof problem === 'string' ? problem : unknown}
          />
        </div>
        <Button type="submit" pending={isPending}>
          Open
        </Button>
      </div>
      {problem instanceof Fault && unknown === null && <FaultNotice error={problem} money={false} />}
    </form>
  );
}

interface VehicleCodeFieldProps {
  typed: string;
  onType: (value: string) => void;
  error: string | null;
}

const VehicleCodeField = ({ typed, onType, error }: VehicleCodeFieldProps) => (
  <Field
    label="Guide ID, guide code or build code"
    name="vehicle"
    hint="A guide ID is a number such as 50017. Spaces in a guide code count."
    error={error}
  >
    {(control) => (
      <TextInput
        {...control}
        value={typed}
        maxLength={2_000}
        enterKeyHint="go"
        // Capitals count in a build code; a guide code is put in capitals anyway.
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => onType(target.value)}
      />
    )}
  </Field>
);

/** Finds a vehicle and goes to its page; a fault is reported instead. */
function useOpenVehicle(onFault: (fault: Fault) => void) {
  const router = useRouter();
  const client = useQueryClient();
  const [isSearching, setSearching] = useState(false);
  const [isLeaving, startLeaving] = useTransition();

  async function openVehicle(kind: VehicleKind, typed: string) {
    setSearching(true);
    try {
      const found = await findVehicle(kind, typed);
      client.setQueryData(answerKey(readVehicle, { kind: found.kind, identifier: found.identifier }), found.vehicle);
      startLeaving(() => router.push(found.path));
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      onFault(error);
    } finally {
      setSearching(false);
    }
  }
  return { openVehicle, isPending: isSearching || isLeaving };
}
