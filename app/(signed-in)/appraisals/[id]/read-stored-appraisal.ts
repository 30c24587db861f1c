import { cache } from 'react';
import { readAppraisal } from '@/lib/api/endpoints/appraisals/appraisals';
import { runReadAppraisal } from '@/lib/features/appraisals/appraisals';
import { requireSession } from '@/lib/server';
import { readAtAddress } from '../../read-at-address';

/** The appraisal in the address, read once per request; shows the not-found page if there is none. */
export const readStoredAppraisal = cache(async (id: string) => {
  await requireSession('appraisals.work');
  return readAtAddress(readAppraisal, runReadAppraisal, { id });
});
