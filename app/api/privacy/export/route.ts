import { exportPlateData } from '@/lib/api/endpoints/privacy';
import { runExportPlateData } from '@/lib/features/privacy/privacy';
import { serve } from '@/lib/server';

export const POST = serve(exportPlateData, runExportPlateData);
