import { readRegistration } from '@/lib/api/endpoints/registrations/registrations';
import { runReadRegistration } from '@/lib/features/vehicles/registrations';
import { serve } from '@/lib/server';

export const GET = serve(readRegistration, runReadRegistration);
