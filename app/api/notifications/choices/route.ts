import { chooseDelivery, readChoices } from '@/lib/api/endpoints/notifications/notifications';
import { runChooseDelivery, runReadChoices } from '@/lib/features/notifications/notifications';
import { serve } from '@/lib/server';

export const GET = serve(readChoices, runReadChoices);
export const PUT = serve(chooseDelivery, runChooseDelivery);
