/** An organisation's usual terms for appraisals. */
import { z } from 'zod';
import { appraisalTermsSchema } from '@/lib/domain/appraisals/appraisal';
import { termScopeWords } from '@/lib/domain/appraisals/changed-terms/term-scope';
import * as addresses from '@/lib/api/addresses/appraisals/appraisals';
import { endpoint } from '@/lib/api/endpoint';

export const readAppraisalTerms = endpoint(addresses.readAppraisalTerms, {
  summary: 'The organisation’s usual terms for appraisals, and its price list of repairs.',
  permission: 'appraisals.work',
  input: z.object({}),
  output: appraisalTermsSchema.extend({ version: z.int() }),
});

export const saveAppraisalTerms = endpoint(addresses.saveAppraisalTerms, {
  summary: `Save the organisation’s usual terms for appraisals. ${termScopeWords()}`,
  permission: 'approvals.decide',
  input: appraisalTermsSchema.extend({
    version: z.int32().min(0).meta({ description: 'The version that was read; a different one now is a conflict.' }),
  }),
  output: z.object({ version: z.int() }),
});
