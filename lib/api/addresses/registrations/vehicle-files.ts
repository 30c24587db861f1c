import { address } from '@/lib/api/address';

export const listFileAlternatives = address({
  method: 'POST',
  path: '/api/registrations/{id}/alternatives',
  billed: '1 look-up; a recent result is free.',
});
export const chooseDerivative = address({ method: 'POST', path: '/api/registrations/{id}/choice' });
export const valueVehicleFile = address({
  method: 'POST',
  path: '/api/registrations/{id}/value',
  billed: '1 valuation, and 1 more valuation with market prices; recent results are free.',
});
export const readCleanAir = address({ method: 'GET', path: '/api/registrations/{id}/clean-air' });
export const readTimeline = address({ method: 'GET', path: '/api/registrations/{id}/timeline' });
