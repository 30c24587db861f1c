import { readEquipment } from '@/lib/api/endpoints/vehicles';
import { runReadEquipment } from '@/lib/features/vehicles/vehicle-specification';
import { serve } from '@/lib/server';

export const GET = serve(readEquipment, runReadEquipment);
