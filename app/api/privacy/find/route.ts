import { findPlateData } from '@/lib/api/privacy';
import { runFindPlateData } from '@/lib/features/privacy';
import { serve } from '@/lib/server';

export const POST = serve(findPlateData, runFindPlateData);
