import { readEquipment } from '@/lib/api/vehicles';
import { runReadEquipment } from '@/lib/features/vehicle-specification';
import { serve } from '@/lib/server';

export const GET = serve(readEquipment, runReadEquipment);
