/** Every endpoint our pages ask, under the name of its declaration. */
import { address } from './address';
import type * as emissions from './emissions';
import type * as optionValues from './option-values';
import type * as tax from './tax';
import type * as builds from './builds';
import type * as costs from './costs';
import type * as downloads from './downloads';
import type * as explorer from './explorer';
import type * as options from './options';
import type * as forecasts from './forecasts';
import type * as history from './history';
import type * as people from './people';
import type * as stock from './stock';
import type * as usage from './usage';
import type * as valuationOutlook from './valuation-outlook';
import type * as valuations from './valuations';
import type * as vehicleImages from './vehicle-images';
import type * as vehicles from './vehicles';

export const signIn = address<typeof people.signIn>({ method: 'POST', path: '/api/sign-in', billed: false });
export const signOut = address<typeof people.signOut>({ method: 'POST', path: '/api/sign-out', billed: false });

export const createValuation = address<typeof valuations.createValuation>({
  method: 'POST',
  path: '/api/valuations',
  billed: true,
});
export const createValuationByIdentifier = address<typeof valuations.createValuationByIdentifier>({
  method: 'POST',
  path: '/api/valuations/by-identifier',
  billed: true,
});
export const createValuationByVin = address<typeof valuations.createValuationByVin>({
  method: 'POST',
  path: '/api/valuations/by-vin',
  billed: true,
});
export const revalue = address<typeof valuations.revalue>({
  method: 'POST',
  path: '/api/valuations/{id}/revalue',
  billed: true,
});
export const previewValuation = address<typeof valuations.previewValuation>({
  method: 'POST',
  path: '/api/valuations/preview',
  billed: false,
});
export const readValuation = address<typeof valuations.readValuation>({
  method: 'GET',
  path: '/api/valuations/{id}',
  billed: false,
});
export const readSpread = address<typeof valuations.readSpread>({
  method: 'GET',
  path: '/api/valuations/{id}/spread',
  billed: false,
});
export const listValuations = address<typeof valuations.listValuations>({
  method: 'GET',
  path: '/api/valuations',
  billed: false,
});

export const readForecast = address<typeof forecasts.readForecast>({
  method: 'GET',
  path: '/api/forecasts/{kind}/{identifier}',
  billed: false,
});
export const readReportCard = address<typeof forecasts.readReportCard>({
  method: 'GET',
  path: '/api/forecasts/{kind}/{identifier}/report-card',
  billed: false,
});
export const readHistory = address<typeof history.readHistory>({
  method: 'GET',
  path: '/api/history/{kind}/{identifier}',
  billed: false,
});

export const readRecordForecast = address<typeof valuationOutlook.readRecordForecast>({
  method: 'GET',
  path: '/api/valuations/{id}/forecast',
  billed: false,
});
export const readRecordHistory = address<typeof valuationOutlook.readRecordHistory>({
  method: 'GET',
  path: '/api/valuations/{id}/history',
  billed: false,
});
export const readRecordOptionValues = address<typeof valuationOutlook.readRecordOptionValues>({
  method: 'GET',
  path: '/api/valuations/{id}/option-values',
  billed: false,
});

export const readMonthUsage = address<typeof usage.readMonthUsage>({
  method: 'GET',
  path: '/api/usage/month',
  billed: false,
});

export const tryOperation = address<typeof explorer.tryOperation>({
  method: 'POST',
  path: '/api/explorer/{operation}/try',
  billed: false,
});
export const tryBilledOperation = address<typeof explorer.tryBilledOperation>({
  method: 'POST',
  path: '/api/explorer/{operation}/billed-try',
  billed: true,
});

export const readWholeLife = address<typeof costs.readWholeLife>({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/whole-life',
  billed: false,
});
export const askOwnership = address<typeof costs.askOwnership>({
  method: 'POST',
  path: '/api/vehicles/{kind}/{identifier}/ownership',
  billed: false,
});

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
export const readVehicleImage = address<typeof vehicleImages.readVehicleImage>({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/image',
  billed: false,
});
export const readModelYearImage = address<typeof vehicleImages.readModelYearImage>({
  method: 'GET',
  path: '/api/vehicles/{kind}/images/{image}',
  billed: false,
});

export const createStockList = address<typeof stock.createStockList>({
  method: 'POST',
  path: '/api/stock',
  billed: false,
});
export const listStockLists = address<typeof stock.listStockLists>({
  method: 'GET',
  path: '/api/stock',
  billed: false,
});
export const readStockList = address<typeof stock.readStockList>({
  method: 'GET',
  path: '/api/stock/{id}',
  billed: false,
});
export const removeStockList = address<typeof stock.removeStockList>({
  method: 'DELETE',
  path: '/api/stock/{id}',
  billed: false,
});
export const chooseStockColumns = address<typeof stock.chooseStockColumns>({
  method: 'POST',
  path: '/api/stock/{id}/columns',
  billed: false,
});
export const startStockRun = address<typeof stock.startStockRun>({
  method: 'POST',
  path: '/api/stock/{id}/runs',
  billed: true,
});
export const changeStockRun = address<typeof stock.changeStockRun>({
  method: 'POST',
  path: '/api/stock/{id}/runs/{run}/change',
  billed: false,
});
export const readStockRun = address<typeof stock.readStockRun>({
  method: 'GET',
  path: '/api/stock/{id}/runs/{run}',
  billed: false,
});
export const readStockResults = address<typeof stock.readStockResults>({
  method: 'GET',
  path: '/api/stock/{id}/runs/{run}/results',
  billed: false,
});
export const exportStockResults = address<typeof stock.exportStockResults>({
  method: 'GET',
  path: '/api/stock/{id}/runs/{run}/export',
  billed: false,
});
export const exportStockProblems = address<typeof stock.exportStockProblems>({
  method: 'GET',
  path: '/api/stock/{id}/failed',
  billed: false,
});

export const readOptions = address<typeof options.readOptions>({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/options',
  billed: false,
});

export const saveBuild = address<typeof builds.saveBuild>({
  method: 'POST',
  path: '/api/builds',
  billed: false,
});

export const listBuilds = address<typeof builds.listBuilds>({
  method: 'GET',
  path: '/api/builds',
  billed: false,
});

export const readBuild = address<typeof builds.readBuild>({
  method: 'GET',
  path: '/api/builds/{id}',
  billed: false,
});

export const readBuildChanges = address<typeof builds.readBuildChanges>({
  method: 'GET',
  path: '/api/builds/{id}/changes',
  billed: false,
});

export const renameBuild = address<typeof builds.renameBuild>({
  method: 'POST',
  path: '/api/builds/{id}/rename',
  billed: false,
});

export const removeBuild = address<typeof builds.removeBuild>({
  method: 'DELETE',
  path: '/api/builds/{id}',
  billed: false,
});

export const readCompanyCar = address<typeof tax.readCompanyCar>({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/company-car',
  billed: false,
});

export const readEmissions = address<typeof emissions.readEmissions>({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/emissions',
  billed: false,
});

export const readOptionValues = address<typeof optionValues.readOptionValues>({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/option-values',
  billed: false,
});
export const readDownloads = address<typeof downloads.readDownloads>({
  method: 'GET',
  path: '/api/downloads',
  billed: false,
});

export const readDownloadPackages = address<typeof downloads.readDownloadPackages>({
  method: 'GET',
  path: '/api/downloads/{product}',
  billed: false,
});

export const readNewDownloads = address<typeof downloads.readNewDownloads>({
  method: 'GET',
  path: '/api/downloads/new',
  billed: false,
});

export const readDownloadFile = address<typeof downloads.readDownloadFile>({
  method: 'GET',
  path: '/api/downloads/file',
  billed: false,
});
