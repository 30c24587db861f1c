import { exportValuedVehicles } from '@/lib/api/endpoints/valuations';
import { runExportValuedVehicles } from '@/lib/features/valuations/valued-vehicles';
import { serveFile } from '@/lib/server';

export const GET = serveFile(exportValuedVehicles, runExportValuedVehicles);
