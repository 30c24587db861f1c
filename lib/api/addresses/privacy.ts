import { address } from '@/lib/api/client/address';
import type * as privacy from '@/lib/api/endpoints/privacy';

export const findPlateData = address<typeof privacy.findPlateData>({
  method: 'POST',
  path: '/api/privacy/find',
  billed: false,
});

export const exportPlateData = address<typeof privacy.exportPlateData>({
  method: 'POST',
  path: '/api/privacy/export',
  billed: false,
});

export const erasePlateData = address<typeof privacy.erasePlateData>({
  method: 'POST',
  path: '/api/privacy/erase',
  billed: false,
});

export const readRetention = address<typeof privacy.readRetention>({
  method: 'GET',
  path: '/api/privacy/retention',
  billed: false,
});

export const setRetention = address<typeof privacy.setRetention>({
  method: 'PUT',
  path: '/api/privacy/retention',
  billed: false,
});
