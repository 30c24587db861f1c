import { readRegistration } from '@/lib/api/registrations';
import { runReadRegistration } from '@/lib/features/registrations';
import { serve } from '@/lib/server';

export const GET = serve(readRegistration, runReadRegistration);
