/** Of the field for the condition, which the offer leads to while none is chosen. */
export const CONDITION_ID = 'condition';
