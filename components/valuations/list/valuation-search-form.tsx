'use client';

import { useRouter } from 'next/navigation';
import { useRef, useTransition, type FormEvent } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { findValuations } from '@/lib/api/addresses/valuations';
import { useAction } from '@/lib/api/client/use-answer';
import { namesVehicle } from '@/lib/domain/vehicles/vehicle-mark';
import { ValuationList } from './valuation-list';
import { writeVehicleListAddress, type VehicleListView } from './vehicle-list-address';

/** Finds valuations by the names of the vehicle, in the address; by a plate or VIN, which is sent and shown here alone. */
export function ValuationSearchForm({ view }: { view: VehicleListView }) {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [pending, startTransition] = useTransition();
  const { act, isPending, data, error } = useAction(findValuations);

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? '';
    if (namesVehicle(typed)) return void act({ text: typed }).catch(() => null); // stands in `error`
    return startTransition(() =>
      router.push(writeVehicleListAddress({ ...view, search: typed || undefined, page: 1, all: false })),
    );
  }

  return (
    <div className="space-y-3">
      <form method="post" role="search" onSubmit={submit} className="flex flex-wrap items-end gap-2 print:hidden">
        <div className="min-w-0 grow sm:max-w-80">
          <Field label="Reg, VIN, make, model or derivative" name="search">
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
        <Button type="submit" icon="search" pending={pending || isPending}>
          Search
        </Button>
      </form>
      {error && <FaultNotice error={error} money={false} />}
      {data && data.items.length === 0 && (
        <EmptyState title={`No valuations of ${data.shown}`}>Your organisation has not valued this vehicle.</EmptyState>
      )}
      {data && data.items.length > 0 && (
        <Card title={`Valuations of ${data.shown}`} flush>
          <ValuationList items={data.items} caption={`Valuations of ${data.shown}`} />
        </Card>
      )}
    </div>
  );
}
