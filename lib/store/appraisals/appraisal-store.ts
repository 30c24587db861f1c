/** Everything that is stored of appraisals. */
import type { SqlDatabase } from '../database';
import { openAppraisalCorrections } from './appraisal-corrections';
import { eraseCustomer, saveEntries } from './appraisal-entries';
import { openAppraisalOffers } from './appraisal-offers';
import { openAppraisalPhotos } from './appraisal-photos';
import { reportOf } from './appraisal-report';
import { openAppraisalTerms } from './appraisal-terms';
import { openAppraisalSignatures } from './appraisal-signatures';
import { openAppraisalSteps } from './appraisal-steps';
import { openAppraisalReads } from './appraisals';

export type AppraisalStore = ReturnType<typeof openAppraisals>;

export function openAppraisals(database: SqlDatabase) {
  return {
    ...openAppraisalReads(database),
    saveEntries: (save: Parameters<typeof saveEntries>[1]) => saveEntries(database, save),
    eraseCustomer: (customer: Parameters<typeof eraseCustomer>[1]) => eraseCustomer(database, customer),
    offers: openAppraisalOffers(database),
    photos: openAppraisalPhotos(database),
    signatures: openAppraisalSignatures(database),
    steps: openAppraisalSteps(database),
    corrections: openAppraisalCorrections(database),
    terms: openAppraisalTerms(database),
    reportOf: (query: Parameters<typeof reportOf>[1]) => reportOf(database, query),
  };
}
