import { listPasswordLinks } from '@/lib/api/password-links';
import { runListPasswordLinks } from '@/lib/features/password-links';
import { serve } from '@/lib/server';

export const GET = serve(listPasswordLinks, runListPasswordLinks);
