import { createRegistration, listRegistrations } from '@/lib/api/registrations';
import { runCreateRegistration, runListRegistrations } from '@/lib/features/registrations';
import { serve } from '@/lib/server';

export const GET = serve(listRegistrations, runListRegistrations);
export const POST = serve(createRegistration, runCreateRegistration);
