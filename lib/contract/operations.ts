/** Every operation of the provider that this product speaks, in the order of the documents. */
import type { AnswerOf, Operation, Result } from '@/lib/wire/operation';
import type { Resource } from '@/lib/wire/resource';
import type { Fields, ParamsOf, RecordOf, Shape, ValueOf } from '@/lib/wire/shape';
import * as dataDownload from './data-download';
import * as forecasts from './forecast';
import * as futureValues from './future-values';
import * as legislation from './legislation';
import * as nvd from './nvd';
import * as optionValues from './option-values';
import * as p11d from './p11d';
import * as registrations from './reg';
import * as smr from './smr';
import * as subscriber from './subscriber';
import * as tco from './tco';
import * as usedValues from './used-values';
import * as usedValuesLive from './used-values-live';
import { vehicleImage } from './vehicle-image';
import * as vehicles from './vehicles';
import * as valuations from './vrm';
import * as wltp from './wltp';

type Declared = Operation | Resource;

// Each service's file exports its operations beside the service itself; the lists below are read off it, never typed.
const declaredIn = (file: Record<string, unknown>): [as: string, Declared][] =>
  Object.entries(file).filter((entry): entry is [string, Declared] => {
    const each = entry[1];
    return (
      typeof each === 'object' && each !== null && 'kind' in each && (each.kind === 'web' || each.kind === 'resource')
    );
  });

const declared = [
  subscriber,
  optionValues,
  forecasts,
  wltp,
  smr,
  valuations,
  registrations,
  nvd,
  vehicles,
  p11d,
  legislation,
  usedValues,
  usedValuesLive,
  futureValues,
  tco,
  dataDownload,
].flatMap(declaredIn);
const all = declared.map(([, each]) => each);

/** By the name under which the code knows it. */
export const exportedOperations: ReadonlyMap<string, Declared> = new Map(declared);
export const webOperations: readonly Operation[] = all.filter((each) => each.kind === 'web');
export const resources: readonly Resource[] = all.filter((each) => each.kind === 'resource');
/** Not an operation of bytes that we read: a page that answers an image. */
export const images = [vehicleImage] as const;

/** What a declared operation answers and takes, for those who may import its type alone: `Answer<typeof getRefMan>`. */
export type Answer<D> = D extends { kind: 'web'; result: infer R extends Result }
  ? AnswerOf<R>
  : D extends { kind: 'resource'; result: infer S extends Shape }
    ? ValueOf<S>
    : never;
export type Params<D> = D extends { kind: 'web'; params: infer P extends Fields }
  ? ParamsOf<P>
  : D extends { kind: 'resource'; params: infer P extends Fields }
    ? RecordOf<P>
    : never;
