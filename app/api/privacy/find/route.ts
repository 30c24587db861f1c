import { findPlateData } from '@/lib/api/endpoints/privacy';
import { runFindPlateData } from '@/lib/features/privacy/privacy';
import { serve } from '@/lib/server';

export const POST = serve(findPlateData, runFindPlateData);
