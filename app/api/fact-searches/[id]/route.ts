import { readFactSearchNews, removeFactSearch } from '@/lib/api/endpoints/guide/fact-searches';
import { runReadFactSearchNews, runRemoveFactSearch } from '@/lib/features/vehicle-facts/saved-fact-searches';
import { serve } from '@/lib/server';

export const GET = serve(readFactSearchNews, runReadFactSearchNews);
export const DELETE = serve(removeFactSearch, runRemoveFactSearch);
