import { address } from '@/lib/api/address';

export const findByFacts = address({ method: 'GET', path: '/api/vehicle-facts' });
