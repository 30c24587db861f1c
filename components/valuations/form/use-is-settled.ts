'use client';

import { useDebouncedValue } from '@/components/ui/behaviour/use-debounced-value';

const SETTLE_DELAY_MS = 600;

/**
 * Whether a text has not changed for a moment. Half a plate fits no format: advice at every key would be read out over
 * the typing, and move the form.
 */
export const useIsSettled = (text: string): boolean => useDebouncedValue(text, SETTLE_DELAY_MS) === text;
