/** Every operation that is declared, under its service. */
import type { Operation } from '@/lib/wire/operation';
import type { Resource } from '@/lib/wire/resource';
import { images, resources, webOperations } from '@/lib/contract/operations';

export type DeclaredOperation = Operation | Resource | (typeof images)[number];

export interface ServiceDescription {
  readonly title: string;
  readonly operations: readonly DeclaredOperation[];
}

/** Every operation under its service, in the order of the documents. */
export function declaredServices(): readonly ServiceDescription[] {
  const byTitle = new Map<string, DeclaredOperation[]>();
  for (const declared of [...resources, ...webOperations, ...images]) {
    byTitle.set(serviceOf(declared), [...(byTitle.get(serviceOf(declared)) ?? []), declared]);
  }
  return [...byTitle].map(([title, operations]) => ({ title, operations }));
}

export const findDeclared = (name: string): DeclaredOperation | undefined =>
  [...resources, ...webOperations, ...images].find((declared) => declared.name === name);

export function serviceOf(declared: DeclaredOperation): string {
  return declared.kind === 'web'
    ? declared.service.title
    : declared.kind === 'resource'
      ? declared.api.title
      : declared.title;
}
