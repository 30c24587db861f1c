/** What a build lacks before it can be ordered. Without schemas: pages load it. */
import { withPoa } from '@/lib/domain/options/pricing/sum-words';
import type { OpenNeed, OptionConfiguration, Repair } from '@/lib/domain/options/configuration';
import { formatPlural, formatPoundsChange } from '@/lib/format';

export interface MissingOptions {
  /** Whether the selections exclude each other: then nothing else is known. */
  readonly isClash: boolean;
  /** How many options are required; null where one option may serve two of the rules. */
  readonly options: number | null;
  /** What the cheapest options found add to the price; null if none were found in time. */
  readonly completion: {
    readonly pence: number;
    /** Whether options on application come on top. */
    readonly isOnApplication: boolean;
    /** Whether nothing can cost less. */
    readonly isProvenCheapest: boolean;
  } | null;
}

/** @param completion the cheapest that was found, if any; @returns null for a build that can be ordered */
export function missingOptions(
  now: Pick<OptionConfiguration, 'isPossible' | 'openNeeds' | 'total'>,
  completion: Repair | null,
): MissingOptions | null {
  if (!now.isPossible) return { isClash: true, options: null, completion: null };
  if (now.openNeeds.length === 0) return null;
  return {
    isClash: false,
    options: requiredCount(now.openNeeds),
    completion: completion && {
      pence: completion.total.pence - now.total.pence,
      isOnApplication: completion.total.onApplication.some((code) => !now.total.onApplication.includes(code)),
      isProvenCheapest: completion.isProvenCheapest,
    },
  };
}

/** The same with the cheapest completion, searched for here: only where something is missing, as that may take long. */
export const missingOptionsOf = (
  now: Pick<OptionConfiguration, 'isPossible' | 'openNeeds' | 'total' | 'completion'>,
): MissingOptions | null => missingOptions(now, now.isPossible && now.openNeeds.length > 0 ? now.completion() : null);

/** How many options the rules require; null unless it is certain: one option may serve several rules. */
export function requiredCount(needs: readonly OpenNeed[]): number | null {
  const sets = needs.flatMap(({ type, missing }) => (type === 'RA' ? missing.map((option) => [option]) : [missing]));
  // What meets a narrower need, or the same one, meets it too.
  const needed = sets.filter(
    (set, index) =>
      !sets.some(
        (other, at) =>
          at !== index &&
          other.every((option) => set.includes(option)) &&
          (other.length < new Set(set).size || at < index),
      ),
  );
  const options = needed.flat();
  return new Set(options).size === options.length ? needed.length : null;
}

/** `2 required options missing`. */
export const missingCountWords = (options: number | null): string =>
  options === null ? 'Required options missing' : `${formatPlural(options, 'required option')} missing`;

/** `2 required options missing, at least +£1,545`. */
export function missingWords({ isClash, options, completion }: MissingOptions): string {
  if (isClash) return 'Not possible: some of these options exclude each other';
  const missing = missingCountWords(options);
  if (completion === null) return missing;
  const { pence, isOnApplication, isProvenCheapest } = completion;
  if (pence <= 0 && !isOnApplication) return `${missing}, at no extra cost`;
  const price = pence > 0 ? withPoa(formatPoundsChange(pence / 100), isOnApplication) : 'price on application';
  return `${missing}, ${isProvenCheapest ? `at least ${price}` : `${price} or less`}`;
}
