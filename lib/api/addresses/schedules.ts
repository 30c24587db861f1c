import { address } from '@/lib/api/address';

export const listSchedules = address({ method: 'GET', path: '/api/schedules' });
export const runSchedule = address({ method: 'POST', path: '/api/schedules/{name}/run' });
