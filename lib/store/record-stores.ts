/** The stores of vehicles, their values, stock and appraisals: all those that need only a database. */
import { openAppraisals } from './appraisals/appraisal-store';
import { openBuildChecks } from './build-checks';
import { createBuildStore } from './builds';
import type { SqlDatabase } from './database';
import { openPrivacy } from './privacy/privacy';
import { createRegistrationStore } from './records/registrations';
import { openSubmissions } from './records/submissions';
import { createValuationStore } from './records/valuations';
import { createValuedVehicleStore } from './records/valued-vehicles';
import { openSchedules } from './schedules/schedules';
import { createSearchStore } from './search';
import { openShares } from './shares';
import { openStockCars } from './stock-cars/stock-car-store';
import { openStockFeeds } from './stock-cars/stock-feeds';
import { openStockSources } from './stock-cars/stock-sources';
import { openAuctionEntries } from './stock/auction-entries';
import { createStockStore } from './stock/stock-lists';
import { createStockRunStore } from './stock/stock-runs';
import { openFactSearches } from './vehicle-facts/fact-searches';
import { openVehicleFacts } from './vehicle-facts/vehicle-facts';

export type RecordStores = ReturnType<typeof openRecordStores>;

export function openRecordStores(database: SqlDatabase) {
  return {
    valuations: createValuationStore(database),
    valuedVehicles: createValuedVehicleStore(database),
    vehicleFacts: openVehicleFacts(database),
    factSearches: openFactSearches(database),
    submissions: openSubmissions(database),
    registrations: createRegistrationStore(database),
    builds: createBuildStore(database),
    buildChecks: openBuildChecks(database),
    searches: createSearchStore(database),
    stock: createStockStore(database),
    stockRuns: createStockRunStore(database),
    auctionEntries: openAuctionEntries(database),
    stockCars: openStockCars(database),
    stockFeeds: openStockFeeds(database),
    stockSources: openStockSources(database),
    appraisals: openAppraisals(database),
    shares: openShares(database),
    privacy: openPrivacy(database),
    schedules: openSchedules(database),
  };
}
