import { address } from '@/lib/api/address';

export const readVehicleImage = address({ method: 'GET', path: '/api/vehicles/{kind}/{identifier}/image' });
export const readModelYearImage = address({ method: 'GET', path: '/api/vehicles/{kind}/images/{image}' });
export const readSharedPicture = address({ method: 'GET', path: '/api/shared/{token}/picture' });
