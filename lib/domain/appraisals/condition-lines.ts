/** Damage found on the vehicle: what each line costs, whether it is deducted, and whether a repair pays. Integer pence. */
import { moneyText } from './money-text';
import type { Because } from '@/lib/domain/provenance';
import { SOURCES } from '@/lib/domain/source-names';
import { BAND_WORDS } from '@/lib/domain/valuations/bands';
import type { GuideValue } from './guide-value';
import { FIELD_NAME, readAmount, readCostVat, type Entries, type TradeCondition } from './entries';
import { netCostPence, type CostVat, type VatScheme } from './vat';

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
  /** As typed; null if empty or unreadable. */
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

/** Whether anything is entered in a line; a line that was only added says nothing about the vehicle. */
const isEntered = ({ part, damage, netPence }: ConditionLine): boolean => part !== '' || damage !== '' || netPence > 0;

/** Whether its cost lowers what is paid: damage that is accepted as it is does not. */
export const isDeducted = ({ treatment }: ConditionLine): boolean => treatment !== 'accept';

/** "Front bumper: scuffed". */
export const damageWords = ({ part, damage }: Pick<ConditionLine, 'part' | 'damage'>): string =>
  [part || 'Damage', damage].filter(Boolean).join(': ');

/** One of several lines on screen, which may be empty: "Damage 2: Front bumper: scuffed", "Damage 3". */
export const numberedDamage = (number: number, line: Pick<ConditionLine, 'part' | 'damage'>): string =>
  `Damage ${number}${line.part || line.damage ? `: ${damageWords(line)}` : ''}`;

/** "Front bumper: scuffed, £120 with VAT. Repair before sale.": the whole line on paper. */
export function printedLine({ costPence, vat, treatment, ...line }: ConditionLine): string {
  const cost = costPence === null ? '' : `, ${moneyText(costPence)} ${vat} VAT`;
  return `${damageWords(line)}${cost}. ${TREATMENT_WORDS[treatment]}.`;
}

/** The lines shown to the customer: those deducted, in words, without amounts. */
export const deductionWords = (lines: readonly ConditionLine[]): string[] =>
  lines.filter(isDeducted).filter(isEntered).map(damageWords);

export interface RepairReturn {
  /** Of all lines with a cost; null if one cannot be read. */
  readonly costPence: number | null;
  /**
   * How much more the next condition up is worth, without VAT where the price contains VAT that is reclaimed; null if
   * there is none, or a value is missing.
   */
  readonly gainPence: number | null;
  /** The gain is without VAT, as the costs are: of a qualifying vehicle. */
  readonly isGainWithoutVat: boolean;
  readonly verdict:
    'unread' | 'nothing_to_repair' | 'highest_condition' | 'loading' | 'no_value' | 'pays' | 'does_not_pay';
  readonly words: string;
}

/** What the gain from repairs is computed from. */
export interface RepairKnown {
  /** The vehicle's value by condition at the hand-over month, or why there is none. */
  readonly values: Readonly<Record<TradeCondition, GuideValue>>;
  /** Of the purchase. */
  readonly scheme: VatScheme;
  /** The values are without VAT. */
  readonly isWithoutVat: boolean;
  /** A cost that cannot be read; null if there is none. */
  readonly unread: Because | null;
}

/**
 * The cost of repairing everything on the list, against how much more the guide gives for the next condition up. Which
 * repairs lift a vehicle into it is the dealer's judgement, and the sentence says so.
 */
export function repairReturn(
  lines: readonly ConditionLine[],
  condition: TradeCondition,
  { values, scheme, isWithoutVat, unread }: RepairKnown,
): RepairReturn {
  const costPence = lines.reduce((sum, { netPence }) => sum + netPence, 0);
  const cost = moneyText(costPence);
  const next = condition === 'below' ? 'average' : condition === 'average' ? 'clean' : null;
  const [now, then] = [values[condition], next === null ? null : values[next]];
  const isGainWithoutVat = scheme === 'qualifying';
  const gainPence =
    now.pounds === null || then === null || then.pounds === null
      ? null
      : netCostPence((then.pounds - now.pounds) * 100, isGainWithoutVat && !isWithoutVat ? 'with' : 'without');
  const known = { costPence, gainPence, isGainWithoutVat };
  if (unread !== null)
    return { ...known, costPence: null, verdict: 'unread', words: `What repairs cost is not known. ${unread.reason}` };
  if (costPence === 0) return { ...known, gainPence: null, verdict: 'nothing_to_repair', words: nothingWords(lines) };
  if (next === null || then === null)
    return {
      ...known,
      verdict: 'highest_condition',
      words: `Repairing everything costs ${cost}. Clean is the highest trade condition, so ${SOURCES.guide.inText} adds nothing for it.`,
    };
  if (gainPence === null) return { ...known, ...unknownGain(cost, now, then) };
  const pays = gainPence > costPence;
  const label = BAND_WORDS[next].label;
  return {
    ...known,
    verdict: pays ? 'pays' : 'does_not_pay',
    words: `Repairing everything costs ${cost}; ${label} is worth ${moreWords({ gainPence, isGainWithoutVat })} than ${BAND_WORDS[condition].label}. ${
      pays
        ? `If it brings the vehicle to ${label}, it pays for itself.`
        : gainPence === costPence
          ? `If it brings the vehicle to ${label}, it costs what it brings, so nothing is gained.`
          : `Even if it brings the vehicle to ${label}, it does not pay for itself.`
    }`,
  };
}

/** Why the gain from the next condition is unknown. While it is loading, only the cost is given. */
function unknownGain(cost: string, ...values: readonly GuideValue[]): Pick<RepairReturn, 'verdict' | 'words'> {
  const [because] = values.flatMap((value) => (value.pounds === null ? [value.because] : []));
  if (because === undefined || because === 'loading')
    return { verdict: 'loading', words: `Repairing everything costs ${cost}.` };
  return {
    verdict: 'no_value',
    words: `Repairing everything costs ${cost}. What it returns is not known. ${because.reason}`,
  };
}

const nothingWords = (lines: readonly ConditionLine[]): string =>
  lines.some(({ costPence }) => costPence === 0) ? 'The repairs entered cost £0.' : 'No repair cost is entered.';

function moreWords({
  gainPence,
  isGainWithoutVat,
}: {
  readonly gainPence: number;
  readonly isGainWithoutVat: boolean;
}): string {
  if (gainPence <= 0) return 'no more';
  return `${moneyText(gainPence)} more${isGainWithoutVat ? ' without VAT' : ''}`;
}

/**
 * What one line's repair returns if it is all that separates the vehicle from the next condition up.
 * @param repairs of all lines, which gives the value of that condition
 * @returns null without a cost, and if the guide has nothing to compare it with: the sentence on all lines says so
 */
export function lineReturn(
  { netPence, treatment }: ConditionLine,
  { gainPence, isGainWithoutVat }: RepairReturn,
): string | null {
  if (netPence === 0 || gainPence === null) return null;
  const repair = treatment === 'mend' ? 'Repair' : 'If it is repaired:';
  const cost = `${repair} ${moneyText(netPence)} without VAT, next condition ${moreWords({ gainPence, isGainWithoutVat })}`;
  const returned = Math.max(0, gainPence) - netPence;
  if (returned > 0) return `${cost}: returns ${moneyText(returned)} if nothing else keeps the vehicle from it.`;
  if (returned === 0) return `${cost}: nothing is gained.${treatment === 'mend' ? ' Deduct it or leave it.' : ''}`;
  return `${cost}: loses ${moneyText(0 - returned)} even alone.${treatment === 'mend' ? ' Deduct it or leave it.' : ''}`;
}
