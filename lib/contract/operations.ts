/** Every operation of the provider that this product speaks, in the order of the documents. */
import type { Operation } from '@/lib/wire/operation';
import type { Resource } from '@/lib/wire/resource';
import * as registrations from './reg';
import * as subscriber from './subscriber';
import * as valuations from './vrm';

type Declared = Operation | Resource;

// Each service's file exports its operations beside the service itself; the lists below are read off it, never typed.
const declaredIn = (file: Record<string, unknown>): Declared[] =>
  Object.values(file).filter(
    (each): each is Declared =>
      typeof each === 'object' && each !== null && 'kind' in each && (each.kind === 'web' || each.kind === 'resource'),
  );

const all = [subscriber, valuations, registrations].flatMap(declaredIn);

export const webOperations: readonly Operation[] = all.filter((each) => each.kind === 'web');
export const resources: readonly Resource[] = all.filter((each) => each.kind === 'resource');
