import { address } from '@/lib/api/client/address';
import type * as vehicles from '@/lib/api/endpoints/vehicles';

export const readVehicle = address<typeof vehicles.readVehicle>({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}',
  billed: false,
});

export const findVehicleByCode = address<typeof vehicles.findVehicleByCode>({
  method: 'GET',
  path: '/api/vehicles/by-code',
  billed: false,
});

export const listManufacturers = address<typeof vehicles.listManufacturers>({
  method: 'GET',
  path: '/api/vehicles/manufacturers',
  billed: false,
});

export const listRanges = address<typeof vehicles.listRanges>({
  method: 'GET',
  path: '/api/vehicles/ranges',
  billed: false,
});

export const listModels = address<typeof vehicles.listModels>({
  method: 'GET',
  path: '/api/vehicles/models',
  billed: false,
});

export const listDerivatives = address<typeof vehicles.listDerivatives>({
  method: 'GET',
  path: '/api/vehicles/derivatives',
  billed: false,
});

export const listModelYears = address<typeof vehicles.listModelYears>({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/model-years',
  billed: false,
});

export const readSpecification = address<typeof vehicles.readSpecification>({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/specification',
  billed: false,
});

export const readTechnicalData = address<typeof vehicles.readTechnicalData>({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/technical-data',
  billed: false,
});

export const readEquipment = address<typeof vehicles.readEquipment>({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/equipment',
  billed: false,
});

export const readVehicleChanges = address<typeof vehicles.readVehicleChanges>({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/changes',
  billed: false,
});

export const readGenericOptions = address<typeof vehicles.readGenericOptions>({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/generic-options',
  billed: false,
});

export const compareVehicles = address<typeof vehicles.compareVehicles>({
  method: 'GET',
  path: '/api/vehicles/compare',
  billed: false,
});
