import type { DeclaredAddress } from '@/lib/api/address';

export const readVehicle = {
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}',
} as const satisfies DeclaredAddress;
export const findVehicleByCode = { method: 'GET', path: '/api/vehicles/by-code' } as const satisfies DeclaredAddress;
/** A POST, so that no URL contains a plate that was typed. Read only. */
export const findDerivatives = { method: 'POST', path: '/api/vehicles/find' } as const satisfies DeclaredAddress;
export const listManufacturers = {
  method: 'GET',
  path: '/api/vehicles/manufacturers',
} as const satisfies DeclaredAddress;
export const listRanges = { method: 'GET', path: '/api/vehicles/ranges' } as const satisfies DeclaredAddress;
export const listModels = { method: 'GET', path: '/api/vehicles/models' } as const satisfies DeclaredAddress;
export const listDerivatives = { method: 'GET', path: '/api/vehicles/derivatives' } as const satisfies DeclaredAddress;
export const listDerivativeFigures = {
  method: 'GET',
  path: '/api/vehicles/derivatives/company-car',
} as const satisfies DeclaredAddress;
export const listModelYears = {
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/model-years',
} as const satisfies DeclaredAddress;
export const readSpecification = {
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/specification',
} as const satisfies DeclaredAddress;
export const readTechnicalData = {
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/technical-data',
} as const satisfies DeclaredAddress;
export const readEquipment = {
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/equipment',
} as const satisfies DeclaredAddress;
export const readVehicleChanges = {
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/changes',
} as const satisfies DeclaredAddress;
export const readGenericOptions = {
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/generic-options',
} as const satisfies DeclaredAddress;
export const compareVehicles = { method: 'GET', path: '/api/vehicles/compare' } as const satisfies DeclaredAddress;
