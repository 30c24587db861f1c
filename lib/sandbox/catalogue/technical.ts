import type { Derivative, Technical } from '@/lib/sandbox/catalogue/model';

/** Everything technical about a derivative as specified on a day (CO2 moves from NEDC to WLTP in September 2018). */
export function technical(derivative: Derivative, date: string): Technical {
  throw new Error(`${derivative.refid} ${date}`);
}
