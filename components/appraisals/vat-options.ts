import { COST_VAT, COST_VAT_WORDS } from '@/lib/domain/appraisals/vat';

/** Whether a cost that is typed includes VAT. */
export const COST_VAT_OPTIONS = COST_VAT.map((value) => ({ value, label: COST_VAT_WORDS[value] }));
