import { listPasswordLinks } from '@/lib/api/endpoints/people/password-links';
import { runListPasswordLinks } from '@/lib/features/people/password-links';
import { serve } from '@/lib/server';

export const GET = serve(listPasswordLinks, runListPasswordLinks);
