/**
 * The trade side: what the vehicle is worth to the trade in its present condition. Integer pence. Without schemas:
 * pages load it.
 */
import { BAND_WORDS } from '@/lib/domain/valuations/bands';
import type { Because } from '@/lib/domain/provenance';
import { SOURCES } from '@/lib/domain/source-names';
import { damageWords, isDeducted, type ConditionLine } from './condition-lines';
import { readCondition, readOptionCodes, readSignedAmount, readVatScheme, type Entries } from './entries';
import { guideValueAt } from './guide-value';
import { moneyText } from './money-text';
import { ADJUSTMENT, type AppraisalKnown, type Missing, type SumLine } from './sum-line';
import { deductedPence, GUIDE_WITHOUT_VAT, vatAddedTo, type VatScheme } from './vat';

export interface TradeSide {
  readonly lines: readonly SumLine[];
  /** Null if the guide's value is missing, or an amount cannot be read. May be negative. */
  readonly totalPence: number | null;
  readonly missing: Missing;
  /** Of a qualifying vehicle every line includes VAT, which is reclaimed. */
  readonly includesVat: boolean;
}

/** @param unread an amount of this side that cannot be read; null if there is none */
export function tradeSide(
  entries: Entries,
  lines: readonly ConditionLine[],
  known: AppraisalKnown,
  unread: Because | null,
): TradeSide {
  const condition = readCondition(entries['condition']);
  const guide = guideValueAt(known.vehicle, condition, entries['handOver'], known.forecast);
  const options = optionLine(entries, known);
  const scheme = readVatScheme(entries['vatScheme']);
  const parts: SumLine[] = [
    ...(guide.pounds === null
      ? []
      : [
          {
            name: `${BAND_WORDS[condition].label} value`,
            pence: guide.pounds * 100,
            source: guide.source,
            words: guide.words,
            day: guide.day,
          },
        ]),
    ...vatOnValue(guide.pounds, scheme, known),
    ...options.lines,
    ...lines
      .filter(isDeducted)
      .filter(({ netPence }) => netPence > 0)
      .map((line) => deductionOf(line, scheme)),
    ...adjustmentOf(entries),
  ];
  const missing = unread ?? (guide.pounds === null ? guide.because : options.missing);
  return {
    lines: parts,
    totalPence: missing === null ? parts.reduce((sum, { pence }) => sum + pence, 0) : null,
    missing,
    includesVat: scheme === 'qualifying',
  };
}

/** A qualifying vehicle whose value excludes VAT is bought with VAT added: a van on the seller's VAT invoice. */
function vatOnValue(pounds: number | null, scheme: VatScheme, { vehicle }: AppraisalKnown): SumLine[] {
  if (pounds === null || !vehicle.isWithoutVat || scheme !== 'qualifying') return [];
  return [
    {
      name: `VAT on ${SOURCES.guide.beforeNoun} value`,
      pence: vatAddedTo(pounds * 100),
      source: 'law',
      words: `${GUIDE_WITHOUT_VAT} The seller’s invoice adds it, and it is reclaimed.`,
    },
  ];
}

/**
 * Options that are not loaded make the total unknown; those that the service does not value add nothing, which is
 * stated.
 */
function optionLine(entries: Entries, { options }: AppraisalKnown): { lines: SumLine[]; missing: Missing } {
  const count = readOptionCodes(entries['options']).length;
  if (count === 0) return { lines: [], missing: null };
  if (options.value === null) return { lines: [], missing: options.because };
  const { pounds, words } = options.value;
  const name = `Factory options (${count})`;
  return { lines: [{ name, pence: (pounds ?? 0) * 100, source: 'options', words }], missing: null };
}

function deductionOf(line: ConditionLine, scheme: VatScheme): SumLine {
  const pence = deductedPence(line, scheme);
  return {
    name: damageWords(line),
    pence: 0 - pence,
    source: line.source,
    words: deductionVatWords(line, scheme, pence),
  };
}

function deductionVatWords({ costPence, vat, netPence }: ConditionLine, scheme: VatScheme, pence: number): string {
  if (scheme === 'qualifying')
    return `${moneyText(netPence)} without VAT, ${moneyText(pence)} with it. The price includes VAT, so what is taken off it does too.`;
  return vat === 'with'
    ? `${moneyText(costPence ?? 0)} including VAT, which is reclaimed: ${moneyText(netPence)}.`
    : `${moneyText(netPence)} without VAT.`;
}

function adjustmentOf(entries: Entries): SumLine[] {
  const { value } = readSignedAmount(entries['adjustment']);
  if (!value) return [];
  const reason = entries['adjustmentReason']?.trim();
  return [
    {
      name: ADJUSTMENT,
      pence: value,
      source: 'own',
      words: reason ? `Reason: ${reason}` : 'No reason is entered.',
    },
  ];
}
