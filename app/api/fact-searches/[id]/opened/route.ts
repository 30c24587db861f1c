import { openFactSearch } from '@/lib/api/endpoints/guide/fact-searches';
import { runOpenFactSearch } from '@/lib/features/vehicle-facts/saved-fact-searches';
import { serve } from '@/lib/server';

export const POST = serve(openFactSearch, runOpenFactSearch);
