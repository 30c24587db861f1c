import { address } from '@/lib/api/address';

export const readVehicle = address({ method: 'GET', path: '/api/vehicles/{kind}/{identifier}' });
export const findVehicleByCode = address({ method: 'GET', path: '/api/vehicles/by-code' });
/** A POST, so that a plate typed there stands in no address. It changes nothing. */
export const findDerivatives = address({ method: 'POST', path: '/api/vehicles/find' });
export const listManufacturers = address({ method: 'GET', path: '/api/vehicles/manufacturers' });
export const listRanges = address({ method: 'GET', path: '/api/vehicles/ranges' });
export const listModels = address({ method: 'GET', path: '/api/vehicles/models' });
export const listDerivatives = address({ method: 'GET', path: '/api/vehicles/derivatives' });
export const listDerivativeFigures = address({ method: 'GET', path: '/api/vehicles/derivatives/company-car' });
export const listModelYears = address({ method: 'GET', path: '/api/vehicles/{kind}/{identifier}/model-years' });
export const readSpecification = address({ method: 'GET', path: '/api/vehicles/{kind}/{identifier}/specification' });
export const readTechnicalData = address({ method: 'GET', path: '/api/vehicles/{kind}/{identifier}/technical-data' });
export const readEquipment = address({ method: 'GET', path: '/api/vehicles/{kind}/{identifier}/equipment' });
export const readVehicleChanges = address({ method: 'GET', path: '/api/vehicles/{kind}/{identifier}/changes' });
export const readGenericOptions = address({ method: 'GET', path: '/api/vehicles/{kind}/{identifier}/generic-options' });
export const compareVehicles = address({ method: 'GET', path: '/api/vehicles/compare' });
