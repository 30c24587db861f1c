import type { DeclaredAddress } from '@/lib/api/address';

export const findByFacts = { method: 'GET', path: '/api/vehicle-facts' } as const satisfies DeclaredAddress;
