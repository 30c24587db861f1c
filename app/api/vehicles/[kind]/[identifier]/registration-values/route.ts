import { readRegistrationValues } from '@/lib/api/endpoints/valuation-outlook';
import { runReadRegistrationValues } from '@/lib/features/valuations/registration-values';
import { serve } from '@/lib/server';

export const GET = serve(readRegistrationValues, runReadRegistrationValues);
