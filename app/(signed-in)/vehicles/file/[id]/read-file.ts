import { notFound } from 'next/navigation';
import { cache } from 'react';
import { idUnder } from '@/components/layout/navigation/address-id';
import { readRegistration } from '@/lib/api/endpoints/registrations/registrations';
import { filePath } from '@/lib/domain/page-paths';
import { runReadRegistration } from '@/lib/features/vehicles/registrations';
import { requireSession } from '@/lib/server';
import { readAtAddress } from '../../../read-at-address';

/** The vehicle file in the address, read once for the page and its title; not found for another organisation's. */
export const readFile = cache(async (id: string) => {
  await requireSession('valuations.read');
  if (idUnder('/vehicles/file', filePath(id)) === null) notFound();
  return readAtAddress(readRegistration, runReadRegistration, { id });
});
