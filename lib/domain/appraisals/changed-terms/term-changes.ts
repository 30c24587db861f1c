/** What a save of appraisal terms changed, for the organisation's list of events. Without schemas: pages load it. */
import { formatPlural, formatPounds } from '@/lib/format';
import { readAmount, readMargin } from '../entries';
import { marginText, moneyText } from '../money-text';
import { readYearlyPercent, type AppraisalTerms } from '../terms';
import { COST_VAT_WORDS } from '../vat';

type TermField = keyof AppraisalTerms;

/** As the form names them. */
export const TERM_NAMES: Readonly<Record<TermField, string>> = {
  preparation: 'Preparation',
  preparationVat: 'Preparation: VAT',
  warranty: 'Warranty',
  warrantyVat: 'Warranty: VAT',
  fees: 'Fees',
  feesVat: 'Fees: VAT',
  margin: 'Margin wanted',
  validDays: 'Offers valid for (days)',
  valuerLimitPounds: 'Most a valuer may offer above the trade value',
  moneyPercent: 'Finance (% of the cost per year)',
  spacePerDay: 'Space per day',
  insurancePerDay: 'Insurance per day',
  priceListVat: 'Costs of the price list',
  priceList: 'Price list of repairs',
  telephone: 'Telephone for customers',
  email: 'E-mail for customers',
};

/** One term that was changed. Its values are short texts, null for none; a price list has neither. */
export interface TermChange {
  readonly field: TermField;
  readonly before: string | null;
  readonly after: string | null;
}

/** In the order of the form. */
export function termChanges(before: AppraisalTerms, after: AppraisalTerms): TermChange[] {
  return TERM_FIELDS.flatMap((field): TermChange[] => {
    if (JSON.stringify(before[field]) === JSON.stringify(after[field])) return [];
    const texts = { field, before: termText(before, field), after: termText(after, field) };
    // Typed differently, such as `200` and `£200`.
    return texts.before === texts.after && field !== 'priceList' ? [] : [texts];
  });
}

/** One as it is stored: its field may be of another version. */
export type StoredTermChange = Omit<TermChange, 'field'> & { readonly field: string };

/** "“Warranty” was changed from £200 to £333" */
export function termChangeWords({ field, before, after }: StoredTermChange): string {
  const name = `“${isTermField(field) ? TERM_NAMES[field] : field}”`;
  if (before !== null && after !== null) return `${name} was changed from ${before} to ${after}`;
  if (after !== null) return `${name} was set to ${after}`;
  return before === null ? `${name} was changed` : `${name} was cleared, ${before} before`;
}

const isTermField = (field: string): field is TermField => Object.hasOwn(TERM_NAMES, field);
const TERM_FIELDS: readonly TermField[] = Object.keys(TERM_NAMES).filter(isTermField);

function termText(terms: AppraisalTerms, field: TermField): string | null {
  switch (field) {
    case 'preparation':
    case 'warranty':
    case 'fees':
    case 'spacePerDay':
    case 'insurancePerDay':
      return amountText(terms[field]);
    case 'preparationVat':
    case 'warrantyVat':
    case 'feesVat':
    case 'priceListVat':
      return COST_VAT_WORDS[terms[field]];
    case 'margin': {
      const margin = readMargin(terms.margin).value;
      return margin && marginText(margin);
    }
    case 'validDays':
      return formatPlural(terms.validDays, 'day');
    case 'valuerLimitPounds':
      return formatPounds(terms.valuerLimitPounds);
    case 'moneyPercent': {
      const percent = readYearlyPercent(terms.moneyPercent).value;
      return terms.moneyPercent.trim() === '' || percent === null ? null : `${percent}%`;
    }
    case 'telephone':
    case 'email':
      return terms[field].trim() || null;
    case 'priceList':
      return null;
  }
}

function amountText(typed: string): string | null {
  const pence = readAmount(typed).value;
  return pence === null ? null : moneyText(pence);
}
