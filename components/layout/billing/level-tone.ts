import type { alertLevel } from '@/lib/domain/usage/limit-level';

/** The colour of used credits, as a badge and as a bar. */
export const levelTone = (level: ReturnType<typeof alertLevel>): 'danger' | 'warning' | 'accent' =>
  level === 100 ? 'danger' : level === null ? 'accent' : 'warning';
