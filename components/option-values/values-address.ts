/** What the address of option values asks for, as it was typed. Pure. */
import type { Condition } from '@/lib/domain/option-values';
import { LAST_MONTH } from '@/lib/domain/option-value-rules';

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const CONDITIONS: readonly Condition[] = ['retail', 'clean', 'average', 'below'];

export function readValuesAddress(query: Query) {
  const all = (name: string): readonly string[] => [query[name] ?? []].flat().filter((each) => each !== '');
  const [date] = all('date');
  const [build] = all('build');
  const [registered] = all('registered');
  const [mileage] = all('mileage');
  const month = Number(all('month')[0] ?? 0);
  return {
    asked: {
      ...(date ? { date } : {}),
      ...(build ? { build } : {}),
      option: [...all('option')],
    },
    /** Of the car's use: each may be refused without taking the list of options away. */
    typed: { registered, mileage },
    month: Number.isInteger(month) && month >= 0 && month <= LAST_MONTH ? month : 0,
    condition: CONDITIONS.find((each) => each === all('condition')[0]) ?? ('clean' as const),
  };
}
