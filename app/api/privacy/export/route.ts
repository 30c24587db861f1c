import { exportPlateData } from '@/lib/api/privacy';
import { runExportPlateData } from '@/lib/features/privacy';
import { serve } from '@/lib/server';

export const POST = serve(exportPlateData, runExportPlateData);
