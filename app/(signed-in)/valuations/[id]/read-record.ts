import { notFound } from 'next/navigation';
import { cache } from 'react';
import { recordIdIn } from '@/components/valuations/record/record-address';
import { recordPath } from '@/lib/domain/page-paths';
import { readValuation } from '@/lib/api/endpoints/valuations';
import { runReadValuation } from '@/lib/features/valuations/valuations';
import { requireSession } from '@/lib/server';
import { readAtAddress } from '../../read-at-address';

/** The record in the address, read once for the page and its title; not found for another organisation's. */
export const readRecord = cache(async (id: string) => {
  await requireSession('valuations.read');
  if (recordIdIn(recordPath(id)) === null) notFound();
  return readAtAddress(readValuation, runReadValuation, { id });
});
