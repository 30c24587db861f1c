import { address } from '@/lib/api/client/address';
import type * as registrations from '@/lib/api/endpoints/registrations';

export const createRegistration = address<typeof registrations.createRegistration>({
  method: 'POST',
  path: '/api/registrations',
  billed: true,
});
