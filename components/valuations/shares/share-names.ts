import { formatDateTime } from '@/lib/format';

interface NamedShare {
  readonly id: string;
  readonly createdAt: string;
  readonly createdBy: string;
}

/**
 * The name of each link to one record: "created 6 Apr 2026, 14:05 by Jo Smith". Those of one minute and person have their
 * number in the order in which they were created. @param shares the newest first
 */
export function shareNames(shares: readonly NamedShare[]): ReadonlyMap<string, string> {
  const names = shares.map(({ createdAt, createdBy }) => `created ${formatDateTime(createdAt)} by ${createdBy}`);
  return new Map(
    shares.map(({ id }, index) => {
      const name = names[index] ?? '';
      const number = names.slice(index).filter((other) => other === name).length;
      const isOnly = names.indexOf(name) === names.lastIndexOf(name);
      return [id, isOnly ? name : `${name} (no. ${number})`];
    }),
  );
}
