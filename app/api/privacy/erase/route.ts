import { erasePlateData } from '@/lib/api/endpoints/privacy';
import { runErasePlateData } from '@/lib/features/privacy/privacy';
import { serve } from '@/lib/server';

export const POST = serve(erasePlateData, runErasePlateData);
