/** The services this company runs. A new one is a line in each list. */
import type { Operation, WebService } from '@/lib/wire/operation';
import { webOperations } from '@/lib/contract/operations';
import * as nvd from '@/lib/contract/nvd';
import * as registrations from '@/lib/contract/reg';
import * as usedValues from '@/lib/contract/used-values';
import * as vehicles from '@/lib/contract/vehicles';
import * as valuations from '@/lib/contract/vrm';
import type { WebAnswer } from '@/lib/sandbox/answers';
import { nvdAnswers } from '@/lib/sandbox/nvd';
import { regAnswers } from '@/lib/sandbox/reg';
import type { ResourceAnswer } from '@/lib/sandbox/resources';
import { subscriberAnswers } from '@/lib/sandbox/subscriber';
import { usedValuesAnswers } from '@/lib/sandbox/used-values';
import { vehiclesAnswers } from '@/lib/sandbox/vehicles';
import { vrmAnswers } from '@/lib/sandbox/vrm';

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
  service(nvd.nvd, nvdAnswers),
  service(vehicles.vehicles, vehiclesAnswers),
  service(usedValues.usedValues, usedValuesAnswers),
];

export const resourceAnswers: readonly ResourceAnswer[] = [...subscriberAnswers];
