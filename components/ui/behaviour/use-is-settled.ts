'use client';

import { useDebouncedValue } from './use-debounced-value';

const SETTLE_DELAY_MS = 600;

/**
 * Whether a text has not changed for a moment. What a text is, or finds, would at every key be read out over the typing,
 * and move the form.
 */
export const useIsSettled = (text: string): boolean => useDebouncedValue(text, SETTLE_DELAY_MS) === text;
