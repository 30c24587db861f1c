import { address } from '../address';
import type * as registrations from '../registrations';

export const createRegistration = address<typeof registrations.createRegistration>({
  method: 'POST',
  path: '/api/registrations',
  billed: true,
});
