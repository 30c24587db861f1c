import type { Endpoint } from './endpoint';
import * as approvals from './endpoints/approvals';
import * as appraisalCorrections from './endpoints/appraisals/corrections';
import * as appraisalLists from './endpoints/appraisals/appraisal-lists';
import * as appraisalReport from './endpoints/appraisals/appraisal-report';
import * as appraisalPhotos from './endpoints/appraisals/photos';
import * as appraisals from './endpoints/appraisals/appraisals';
import * as appraisalTerms from './endpoints/appraisals/terms';
import * as audits from './endpoints/audits';
import * as builds from './endpoints/builds';
import * as costs from './endpoints/costs';
import * as downloads from './endpoints/downloads';
import * as emissions from './endpoints/emissions';
import * as explorer from './endpoints/explorer';
import * as forecasts from './endpoints/forecasts';
import * as equalOptions from './endpoints/guide/equal-options';
import * as factSearches from './endpoints/guide/fact-searches';
import * as guide from './endpoints/guide/guide';
import * as history from './endpoints/history';
import * as ledger from './endpoints/ledger';
import * as monitoring from './endpoints/monitoring';
import * as mails from './endpoints/notifications/mails';
import * as notifications from './endpoints/notifications/notifications';
import * as openapi from './endpoints/openapi';
import * as optionValues from './endpoints/option-values';
import * as options from './endpoints/options';
import * as accountEvents from './endpoints/people/account-events';
import * as apiKeys from './endpoints/people/api-keys';
import * as members from './endpoints/people/members';
import * as passwordLinks from './endpoints/people/password-links';
import * as signIn from './endpoints/people/sign-in';
import * as privacy from './endpoints/privacy';
import * as registrations from './endpoints/registrations/registrations';
import * as schedules from './endpoints/schedules';
import * as search from './endpoints/search';
import * as shares from './endpoints/shares';
import * as actedOn from './endpoints/stock-cars/acted-on';
import * as stock from './endpoints/stock';
import * as stockAuction from './endpoints/stock/auction';
import * as stockCars from './endpoints/stock-cars/stock-cars';
import * as pastSales from './endpoints/stock-cars/past-sales';
import * as stockFeeds from './endpoints/stock-cars/stock-feeds';
import * as stockCharts from './endpoints/stock-cars/stock-charts';
import * as stockSales from './endpoints/stock-cars/stock-sales';
import * as stockSources from './endpoints/stock-cars/stock-sources';
import * as tax from './endpoints/tax';
import * as webhooks from './endpoints/notifications/webhooks';
import * as usage from './endpoints/usage';
import * as valuationOutlook from './endpoints/valuation-outlook';
import * as valuations from './endpoints/valuations';
import * as vehicleFacts from './endpoints/guide/vehicle-facts';
import * as vehicleFiles from './endpoints/registrations/vehicle-files';
import * as vehicleImages from './endpoints/vehicle-images';
import * as vehicles from './endpoints/vehicles';

/** In the order of the reference. A test checks that every file of `endpoints/` is here. */
const NOUNS = [
  valuations,
  valuationOutlook,
  appraisalLists,
  appraisals,
  appraisalCorrections,
  appraisalReport,
  appraisalTerms,
  appraisalPhotos,
  search,
  registrations,
  vehicleFiles,
  stock,
  stockAuction,
  stockCars,
  pastSales,
  stockCharts,
  actedOn,
  stockSales,
  stockFeeds,
  stockSources,
  downloads,
  vehicles,
  equalOptions,
  vehicleFacts,
  factSearches,
  vehicleImages,
  options,
  builds,
  optionValues,
  emissions,
  tax,
  costs,
  forecasts,
  history,
  guide,
  usage,
  ledger,
  audits,
  signIn,
  members,
  passwordLinks,
  accountEvents,
  apiKeys,
  approvals,
  notifications,
  webhooks,
  mails,
  shares,
  privacy,
  schedules,
  explorer,
  monitoring,
  openapi,
] as const;

type DeclaredIn<Noun> = Noun extends unknown ? Extract<Noun[keyof Noun], Endpoint> : never;

/** Any endpoint of the product, with its own literal types. */
export type DeclaredEndpoint = DeclaredIn<(typeof NOUNS)[number]>;

/** Every endpoint of the product by the name of its declaration. */
export const endpointsByName: ReadonlyMap<string, Endpoint> = new Map(
  NOUNS.flatMap((noun): [string, unknown][] => Object.entries(noun)).filter((entry): entry is [string, Endpoint] =>
    isEndpoint(entry[1]),
  ),
);

export const ENDPOINTS: readonly Endpoint[] = [...endpointsByName.values()];

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'output' in value;
}
