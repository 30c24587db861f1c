import { exportCarsActedOn } from '@/lib/api/endpoints/stock-cars/acted-on';
import { runExportCarsActedOn } from '@/lib/features/stock-cars/acted-on';
import { serveFile } from '@/lib/server';

export const GET = serveFile(exportCarsActedOn, runExportCarsActedOn);
