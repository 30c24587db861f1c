import { createRegistration, listRegistrations } from '@/lib/api/endpoints/registrations/registrations';
import { runCreateRegistration, runListRegistrations } from '@/lib/features/vehicles/registrations';
import { serve } from '@/lib/server';

export const GET = serve(listRegistrations, runListRegistrations);
export const POST = serve(createRegistration, runCreateRegistration);
