/** Damage found on the vehicle: what each line costs, whether it is deducted, and whether a repair pays. Integer pence. */
import { moneyText } from './money-text';
import { SOURCES } from '@/lib/domain/source-names';
import { BAND_WORDS } from '@/lib/domain/valuations/bands';
import { FIELD_NAME, readAmount, readCostVat, type Entries, type TradeCondition } from './entries';
import { netCostPence, type CostVat } from './vat';

/** `mend`: deducted, and a cost before the sale; `price_in`: deducted only; `accept`: part of the condition chosen. */
export const TREATMENTS = ['mend', 'price_in', 'accept'] as const;
export type Treatment = (typeof TREATMENTS)[number];
export const TREATMENT_WORDS: Readonly<Record<Treatment, string>> = {
  mend: 'Repair before sale',
  price_in: 'Deduct, sell as it is',
  accept: 'No deduction',
};

export interface ConditionLine {
  readonly id: string;
  readonly part: string;
  readonly damage: string;
  /** As typed; null where nothing was, or it cannot be read. */
  readonly costPence: number | null;
  readonly vat: CostVat;
  /** The cost to the dealer, less reclaimed VAT. */
  readonly netPence: number;
  readonly treatment: Treatment;
  readonly source: 'own' | 'price_list';
  readonly problem: string | null;
}

/** The lines that were not removed, in the order of their ids' first entries. */
export function conditionLines(entries: Entries): ConditionLine[] {
  const ids = Object.keys(entries).flatMap((field) =>
    field.startsWith('line.') && FIELD_NAME.test(field) ? field.slice(5, 13) : [],
  );
  return [...new Set(ids)].flatMap((id) => {
    const text = (part: string) => entries[`line.${id}.${part}`] ?? '';
    if (text('removed') === 'yes') return [];
    const cost = readAmount(text('cost'));
    const vat = readCostVat(text('vat'));
    return {
      id,
      part: text('part').trim(),
      damage: text('damage').trim(),
      costPence: cost.value,
      vat,
      netPence: netCostPence(cost.value ?? 0, vat),
      treatment: TREATMENTS.find((treatment) => treatment === text('treatment')) ?? 'mend',
      source: text('source') === 'price_list' ? 'price_list' : 'own',
      problem: cost.problem,
    };
  });
}

/** Whether anything is entered in a line; one that was only added says nothing of the vehicle. */
const isEntered = ({ part, damage, netPence }: ConditionLine): boolean => part !== '' || damage !== '' || netPence > 0;

export const isDeducted = ({ treatment }: ConditionLine): boolean => treatment !== 'accept';

/** "Front bumper: scuffed". */
export const damageWords = ({ part, damage }: Pick<ConditionLine, 'part' | 'damage'>): string =>
  [part || 'Damage', damage].filter(Boolean).join(': ');

/** What the customer is shown of the lines: those deducted, in words, without amounts. */
export const deductionWords = (lines: readonly ConditionLine[]): string[] =>
  lines.filter(isDeducted).filter(isEntered).map(damageWords);

export interface RepairReturn {
  /** Of all lines with a cost. */
  readonly costPence: number;
  /** What the next condition up is worth more; null where there is none, or a value is missing. */
  readonly gainPence: number | null;
  readonly verdict: 'nothing_to_repair' | 'highest_condition' | 'no_value' | 'pays' | 'does_not_pay';
  readonly words: string;
}

/**
 * What putting right everything on the list costs, against what the guide gives more for the next condition up. Which
 * repairs lift a vehicle into it is the dealer's judgement, and the sentence says so.
 * @param valuePence the vehicle's value by condition; null where the guide gives none
 */
export function repairReturn(
  lines: readonly ConditionLine[],
  condition: TradeCondition,
  valuePence: Readonly<Record<TradeCondition, number | null>>,
): RepairReturn {
  const costPence = lines.reduce((sum, { netPence }) => sum + netPence, 0);
  const cost = moneyText(costPence);
  const nothing = { costPence, gainPence: null };
  if (costPence === 0) return { ...nothing, verdict: 'nothing_to_repair', words: nothingWords(lines) };
  const next = condition === 'below' ? 'average' : condition === 'average' ? 'clean' : null;
  if (next === null)
    return {
      ...nothing,
      verdict: 'highest_condition',
      words: `Repairs cost ${cost}. Clean is the highest trade condition, so ${SOURCES.guide.inText} adds nothing for them.`,
    };
  const [now, then] = [valuePence[condition], valuePence[next]];
  const label = BAND_WORDS[next].label;
  if (now === null || then === null)
    return {
      ...nothing,
      verdict: 'no_value',
      words: `Repairs cost ${cost}. ${SOURCES.guide.atStart} gives no value to compare them with ${label}.`,
    };
  const gainPence = then - now;
  const pays = gainPence > costPence;
  return {
    costPence,
    gainPence,
    verdict: pays ? 'pays' : 'does_not_pay',
    words: `Repairs cost ${cost}; ${label} is worth ${moreWords(gainPence)} than ${BAND_WORDS[condition].label}. ${
      pays
        ? `If they bring the vehicle to ${label}, they pay for themselves.`
        : gainPence === costPence
          ? `If they bring the vehicle to ${label}, they cost what they bring, so nothing is gained.`
          : `Even if they bring the vehicle to ${label}, they do not pay for themselves.`
    }`,
  };
}

const nothingWords = (lines: readonly ConditionLine[]): string =>
  lines.some(({ costPence }) => costPence === 0) ? 'The repairs entered cost £0.' : 'No repair cost is entered.';

const moreWords = (gainPence: number): string => (gainPence <= 0 ? 'no more' : `${moneyText(gainPence)} more`);

/**
 * What one line's repair returns where it is all that keeps the vehicle from the next condition up.
 * @param repairs of all lines, which says what that condition is worth more
 * @returns null without a cost, and where the guide has nothing to compare it with: the sentence on all lines says so
 */
export function lineReturn({ netPence }: ConditionLine, { gainPence }: RepairReturn): string | null {
  if (netPence === 0 || gainPence === null) return null;
  const cost = `Repair ${moneyText(netPence)} without VAT, next condition ${moreWords(gainPence)}`;
  const returned = Math.max(0, gainPence) - netPence;
  if (returned > 0) return `${cost}: returns ${moneyText(returned)} if nothing else keeps the vehicle from it.`;
  if (returned === 0) return `${cost}: nothing is gained. Deduct it or leave it.`;
  return `${cost}: loses ${moneyText(0 - returned)} even alone. Deduct it or leave it.`;
}
