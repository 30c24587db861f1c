import { eraseAppraisalCustomer } from '@/lib/api/endpoints/appraisals/appraisals';
import { runEraseAppraisalCustomer } from '@/lib/features/appraisals/appraisals';
import { serve } from '@/lib/server';

export const DELETE = serve(eraseAppraisalCustomer, runEraseAppraisalCustomer);
