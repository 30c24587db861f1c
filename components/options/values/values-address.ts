/** The address of option values, as it was typed. Pure. */
import { dayFromAddress } from '@/lib/domain/time/typed-day';
import type { OptionValueCondition } from '@/lib/domain/options/option-values';
import { LAST_MONTH } from '@/lib/domain/options/option-value-rules';

type OptionValuesQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

const CONDITIONS: readonly OptionValueCondition[] = ['retail', 'clean', 'average', 'below'];

export function readValuesAddress(query: OptionValuesQuery) {
  const all = (name: string): readonly string[] => [query[name] ?? []].flat().filter((value) => value !== '');
  const [date] = all('date').map(dayFromAddress);
  const [build] = all('build');
  const [registered] = all('registered').map(dayFromAddress);
  const [mileage] = all('mileage');
  const month = Number(all('month')[0] ?? 0);
  return {
    request: {
      ...(date ? { date } : {}),
      ...(build ? { build } : {}),
      option: [...all('option')],
    },
    /** The car's use: each field may be refused without losing the list of options. */
    typed: { registered, mileage },
    month: Number.isInteger(month) && month >= 0 && month <= LAST_MONTH ? month : 0,
    condition: CONDITIONS.find((condition) => condition === all('condition')[0]) ?? ('clean' as const),
  };
}
