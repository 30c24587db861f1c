import { chooseValueMove, readValueMove } from '@/lib/api/endpoints/notifications/notifications';
import { runChooseValueMove, runReadValueMove } from '@/lib/features/notifications/notifications';
import { serve } from '@/lib/server';

export const GET = serve(readValueMove, runReadValueMove);
export const PUT = serve(chooseValueMove, runChooseValueMove);
