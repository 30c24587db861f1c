import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { recordIdIn } from '@/components/valuations/record/record-address';
import { recordPath } from '@/lib/domain/page-paths';
import { readValuation } from '@/lib/api/endpoints/valuations';
import { Fault } from '@/lib/fault';
import { runReadValuation } from '@/lib/features/valuations/valuations';
import { answered, requireSession } from '@/lib/server';

/** The record of an address, read once for the page and its title; not found for another organisation's. */
export const readRecord = cache(async (id: string) => {
  await requireSession('valuations.read');
  if (recordIdIn(recordPath(id)) === null) notFound();
  return answered(readValuation, runReadValuation, { id }, await headers()).catch((error: unknown) => {
    if (error instanceof Fault && error.code === 'not_found') notFound();
    throw error;
  });
});
