/** Every operation of the provider that this product uses, in the order of the documents. */
import type { AnswerOf, Operation, Result } from '@/lib/wire/operation';
import type { Resource } from '@/lib/wire/resource';
import type { ShapeFields, ParamsOf, RecordOf, WireShape, ValueOf } from '@/lib/wire/shape';
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

type OperationOrResource = Operation | Resource;

// Each service's file exports its operations beside the service; the lists below are read from it, never typed.
const declaredIn = (file: Record<string, unknown>): [as: string, OperationOrResource][] =>
  Object.entries(file).filter((entry): entry is [string, OperationOrResource] => {
    const value = entry[1];
    return (
      typeof value === 'object' &&
      value !== null &&
      'kind' in value &&
      (value.kind === 'web' || value.kind === 'resource')
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
const all = declared.map(([, declaration]) => declaration);

/** By the name that the code uses. */
export const exportedOperations: ReadonlyMap<string, OperationOrResource> = new Map(declared);
export const webOperations: readonly Operation[] = all.filter((declaration) => declaration.kind === 'web');
export const resources: readonly Resource[] = all.filter((declaration) => declaration.kind === 'resource');
/** Not an operation whose bytes we parse: a page that answers an image. */
export const images = [vehicleImage] as const;

/** For rooms that call operations and do not know how values are written. */
export type { AnswerOf, Operation, Result } from '@/lib/wire/operation';
export type { ParamsOf, ShapeFields } from '@/lib/wire/shape';

/**
 * The answer and the parameters of a declared operation, for rooms that may only import its type:
 * `OperationAnswer<typeof getRefMan>`.
 */
export type OperationAnswer<D> = D extends { kind: 'web'; result: infer R extends Result }
  ? AnswerOf<R>
  : D extends { kind: 'resource'; result: infer S extends WireShape }
    ? ValueOf<S>
    : never;
export type OperationParams<D> = D extends { kind: 'web'; params: infer P extends ShapeFields }
  ? ParamsOf<P>
  : D extends { kind: 'resource'; params: infer P extends ShapeFields }
    ? RecordOf<P>
    : never;
