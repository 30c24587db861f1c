import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { readAppraisal } from '@/lib/api/endpoints/appraisals/appraisals';
import { Fault } from '@/lib/fault';
import { runReadAppraisal } from '@/lib/features/appraisals/appraisals';
import { answered, requireSession } from '@/lib/server';

/** The appraisal of the address, read once for a request; one that is not there is a page that says so. */
export const readStoredAppraisal = cache(async (id: string) => {
  await requireSession('appraisals.work');
  try {
    return await answered(readAppraisal, runReadAppraisal, { id }, await headers());
  } catch (error) {
    if (error instanceof Fault && (error.code === 'not_found' || error.code === 'invalid_input')) notFound();
    throw error;
  }
});
