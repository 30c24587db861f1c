import { listFactSearches, saveFactSearch } from '@/lib/api/endpoints/guide/fact-searches';
import { runListFactSearches, runSaveFactSearch } from '@/lib/features/vehicle-facts/saved-fact-searches';
import { serve } from '@/lib/server';

export const GET = serve(listFactSearches, runListFactSearches);
export const POST = serve(saveFactSearch, runSaveFactSearch);
