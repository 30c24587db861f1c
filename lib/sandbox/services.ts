/** The services this company runs. A new one is a line in each list. */
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
import type { WebAnswer } from '@/lib/sandbox/answers';
import { futureValuesAnswers } from '@/lib/sandbox/future-values';
import { legislationAnswers } from '@/lib/sandbox/legislation';
import { dataDownloadAnswers } from '@/lib/sandbox/data-download';
import { forecastAnswers } from '@/lib/sandbox/forecast';
import { nvdAnswers } from '@/lib/sandbox/nvd';
import { nvdP11dAnswers } from '@/lib/sandbox/nvd-p11d';
import { p11dAnswers } from '@/lib/sandbox/p11d';
import { nvdOptionAnswers } from '@/lib/sandbox/nvd-options';
import { optionValueAnswers } from '@/lib/sandbox/option-values';
import { regAnswers } from '@/lib/sandbox/reg';
import type { ResourceAnswer } from '@/lib/sandbox/resources';
import { smrAnswers } from '@/lib/sandbox/smr';
import { subscriberAnswers } from '@/lib/sandbox/subscriber';
import { tcoAnswers } from '@/lib/sandbox/tco';
import { usedValuesAnswers } from '@/lib/sandbox/used-values';
import { usedValuesLiveAnswers } from '@/lib/sandbox/used-values-live';
import { vehiclesAnswers } from '@/lib/sandbox/vehicles';
import { vrmAnswers } from '@/lib/sandbox/vrm';
import { wltpAnswers } from '@/lib/sandbox/wltp';

export interface Service extends WebService {
  readonly operations: readonly Operation[];
  readonly answers: readonly WebAnswer[];
}

const service = (declared: WebService, answers: readonly WebAnswer[]): Service => ({
  ...declared,
  operations: webOperations.filter(
    ({ service, name }) => service === declared && answers.some((each) => each.name === name),
  ),
  answers,
});

export const services: readonly Service[] = [
  service(valuations.vrm, vrmAnswers),
  service(registrations.reg, regAnswers),
  service(nvd.nvd, [...nvdAnswers, ...nvdOptionAnswers, ...nvdP11dAnswers]),
  service(vehicles.vehicles, vehiclesAnswers),
  service(usedValues.usedValues, usedValuesAnswers),
  service(usedValuesLive.usedValuesLive, usedValuesLiveAnswers),
  service(dataDownload.dataDownload, dataDownloadAnswers),
  service(p11d.p11d, p11dAnswers),
  service(legislation.legislation, legislationAnswers),
  service(smr.smr, smrAnswers),
  service(futureValues.futureValues, futureValuesAnswers),
  service(tco.tco, tcoAnswers),
];

export const resourceAnswers: readonly ResourceAnswer[] = [
  ...subscriberAnswers,
  ...forecastAnswers,
  ...optionValueAnswers,
  ...wltpAnswers,
];
