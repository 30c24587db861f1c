/** The services of this company. A new one needs a line in each list. */
import type { Operation, WebService } from '@/lib/wire/operation';
import { webOperations } from '@/lib/contract/operations';
import * as futureValues from '@/lib/contract/future-values';
import * as legislation from '@/lib/contract/legislation';
import * as dataDownload from '@/lib/contract/data-download';
import * as nvd from '@/lib/contract/nvd';
import * as p11d from '@/lib/contract/p11d';
import * as registrations from '@/lib/contract/reg';
import * as smr from '@/lib/contract/smr';
import * as tco from '@/lib/contract/tco';
import * as usedValues from '@/lib/contract/used-values';
import * as usedValuesLive from '@/lib/contract/used-values-live';
import * as vehicles from '@/lib/contract/vehicles';
import * as valuations from '@/lib/contract/vrm';
import type { OperationHandler } from '@/lib/sandbox/host/operation-handlers';
import { futureValuesHandlers } from '@/lib/sandbox/services/future-values';
import { legislationHandlers } from '@/lib/sandbox/services/legislation';
import { dataDownloadAnswers } from '@/lib/sandbox/services/data-download';
import { forecastHandlers } from '@/lib/sandbox/services/forecast';
import { nvdHandlers } from '@/lib/sandbox/services/nvd';
import { nvdP11dHandlers } from '@/lib/sandbox/services/nvd-p11d';
import { p11dHandlers } from '@/lib/sandbox/services/p11d';
import { nvdOptionHandlers } from '@/lib/sandbox/services/nvd-options';
import { optionValueHandlers } from '@/lib/sandbox/services/option-values';
import { regHandlers } from '@/lib/sandbox/services/reg';
import type { ResourceHandler } from '@/lib/sandbox/host/resource-handlers';
import { smrHandlers } from '@/lib/sandbox/services/smr';
import { subscriberHandlers } from '@/lib/sandbox/services/subscriber';
import { tcoHandlers } from '@/lib/sandbox/services/tco';
import { usedValuesHandlers } from '@/lib/sandbox/services/used-values';
import { usedValuesLiveHandlers } from '@/lib/sandbox/services/used-values-live';
import { vehiclesHandlers } from '@/lib/sandbox/services/vehicles';
import { vrmHandlers } from '@/lib/sandbox/services/vrm';
import { wltpHandlers } from '@/lib/sandbox/services/wltp';

export interface MountedService extends WebService {
  readonly operations: readonly Operation[];
  readonly handlers: readonly OperationHandler[];
}

const mountService = (declared: WebService, handlers: readonly OperationHandler[]): MountedService => ({
  ...declared,
  operations: webOperations.filter(
    ({ service, name }) => service === declared && handlers.some((handler) => handler.name === name),
  ),
  handlers,
});

export const services: readonly MountedService[] = [
  mountService(valuations.vrm, vrmHandlers),
  mountService(registrations.reg, regHandlers),
  mountService(nvd.nvd, [...nvdHandlers, ...nvdOptionHandlers, ...nvdP11dHandlers]),
  mountService(vehicles.vehicles, vehiclesHandlers),
  mountService(usedValues.usedValues, usedValuesHandlers),
  mountService(usedValuesLive.usedValuesLive, usedValuesLiveHandlers),
  mountService(dataDownload.dataDownload, dataDownloadAnswers),
  mountService(p11d.p11d, p11dHandlers),
  mountService(legislation.legislation, legislationHandlers),
  mountService(smr.smr, smrHandlers),
  mountService(futureValues.futureValues, futureValuesHandlers),
  mountService(tco.tco, tcoHandlers),
];

export const resourceHandlers: readonly ResourceHandler[] = [
  ...subscriberHandlers,
  ...forecastHandlers,
  ...optionValueHandlers,
  ...wltpHandlers,
];
