'use client';

import { useSettled } from '@/components/ui/use-settled';

const REST_MS = 600;

/**
 * Whether a text has stood still for a moment. Half a mark has the shape of none: what is said of it at every key would
 * be read out over the keys, and move the form.
 */
export const useAtRest = (text: string): boolean => useSettled(text, REST_MS) === text;
