'use client';

import { useRouter } from 'next/navigation';
import { useTransition, type FormEvent, type ReactNode } from 'react';
import { formTexts } from '@/components/ui/forms/form-text';
import { readVehicleListAddress, writeVehicleListAddress } from './vehicle-list-address';

/**
 * A plain form whose state is in the address. With script the page stays, and the focus with it, even where “Clear”
 * disappears with the filters that it clears.
 */
export function VehicleFilterForm({ className, children }: { className: string; children: ReactNode }) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const texts = Object.fromEntries(formTexts(event.currentTarget));
    const address = writeVehicleListAddress(readVehicleListAddress(texts));
    startTransition(() => router.push(address, { scroll: false }));
  }

  return (
    <form action="/valuations" onSubmit={submit} aria-busy={pending} data-focus="[type='submit']" className={className}>
      {children}
    </form>
  );
}
