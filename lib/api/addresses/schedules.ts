import type { DeclaredAddress } from '@/lib/api/address';

export const listSchedules = { method: 'GET', path: '/api/schedules' } as const satisfies DeclaredAddress;
export const runSchedule = { method: 'POST', path: '/api/schedules/{name}/run' } as const satisfies DeclaredAddress;
