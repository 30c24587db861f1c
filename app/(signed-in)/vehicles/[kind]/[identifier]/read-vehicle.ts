import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { readVehicle as endpoint } from '@/lib/api/endpoints/vehicles';
import { inputFromTexts } from '@/lib/api/serve/read-request';
import { Fault } from '@/lib/fault';
import { runReadVehicle } from '@/lib/features/vehicles/vehicles';
import { answered, requireSession } from '@/lib/server';

/** The vehicle in the address, read once for layout, page and title; shows the not-found page if there is none. */
export const readVehicle = cache(async (kind: string, identifier: string) => {
  await requireSession('vehicles.read');
  const input = endpoint.input.safeParse(inputFromTexts(endpoint, { kind, identifier }));
  if (!input.success) notFound();
  return answered(endpoint, runReadVehicle, input.data, await headers()).catch((error: unknown) => {
    if (error instanceof Fault && error.code === 'not_found') notFound();
    throw error;
  });
});

/** For a title. Null where it cannot be read: page and layout report why; a title that throws would remove the page's icon too. */
export const readVehicleForTitle = (kind: string, identifier: string) =>
  readVehicle(kind, identifier).catch(() => null);
