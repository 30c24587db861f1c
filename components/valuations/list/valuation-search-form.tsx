'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState, useTransition, type FormEvent } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { namesVehicle } from '@/lib/domain/vehicles/vehicle-mark';
import { writeVehicleListAddress, type VehicleListView } from './vehicle-list-address';

/** Finds valuations by the names of the vehicle. A plate or VIN is not searched for: it would stand in the address. */
export function ValuationSearchForm({ view }: { view: VehicleListView }) {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  const [pending, startTransition] = useTransition();

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? '';
    const isOneVehicle = namesVehicle(typed);
    setRefused(isOneVehicle);
    if (isOneVehicle) return input.current?.focus();
    startTransition(() =>
      router.push(writeVehicleListAddress({ ...view, search: typed || undefined, page: 1, all: false })),
    );
  }

  return (
    <form method="post" role="search" onSubmit={submit} className="flex flex-wrap items-end gap-2 print:hidden">
      <div className="min-w-0 grow sm:max-w-80">
        <Field
          label="Make, model or derivative"
          name="search"
          error={
            isRefused &&
            'Search by make, model or derivative. To find a plate or VIN, enter it under Value: a recent result is free.'
          }
        >
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              type="search"
              defaultValue={view.search}
              maxLength={60}
              enterKeyHint="search"
            />
          )}
        </Field>
      </div>
      <Button type="submit" icon="search" pending={pending}>
        Search
      </Button>
    </form>
  );
}
