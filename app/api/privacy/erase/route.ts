import { erasePlateData } from '@/lib/api/privacy';
import { runErasePlateData } from '@/lib/features/privacy';
import { serve } from '@/lib/server';

export const POST = serve(erasePlateData, runErasePlateData);
