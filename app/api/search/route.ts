import { search } from '@/lib/api/endpoints/search';
import { runSearch } from '@/lib/features/search/search';
import { serve } from '@/lib/server';

export const POST = serve(search, runSearch);
