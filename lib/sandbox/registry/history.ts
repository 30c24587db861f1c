import { addDays, daysBetween } from '@/lib/sandbox/time/calendar';
import { draw, drawWhole } from '@/lib/sandbox/seeded-random';

/** The history of a vehicle up to today, as the register has it. */
export interface KeeperHistory {
  readonly previousKeepers: number;
  readonly previousAcquisition: string | null;
  readonly previousDisposal: string | null;
  readonly scrapped: string | null;
  readonly exported: string | null;
  readonly imported: string | null;
  readonly usedBefore: boolean;
}

const none: KeeperHistory = {
  previousKeepers: 0,
  previousAcquisition: null,
  previousDisposal: null,
  scrapped: null,
  exported: null,
  imported: null,
  usedBefore: false,
};

/** Each keeper keeps a car one and a half to six years. */
export function keepersUntil(vrm: string, registered: string, today: string): KeeperHistory {
  let changes = 0;
  let last = registered;
  for (;;) {
    const next = addDays(last, drawWhole(`${vrm} keeper ${changes}`, 520, 2200));
    if (next > today || changes === 12) break;
    last = next;
    changes += 1;
  }
  if (changes === 0) return none;
  const gap = drawWhole(`${vrm} in trade`, 3, 45);
  return { ...none, previousKeepers: changes, previousAcquisition: last, previousDisposal: addDays(last, -gap) };
}

function dayBetween(words: string, from: string, to: string): string {
  return addDays(from, drawWhole(words, 0, Math.max(0, daysBetween(from, to))));
}

/** Keepers, and rarely an end: old cars are scrapped, some are exported, some were imported. */
export function historyOf(vrm: string, registered: string, today: string): KeeperHistory {
  const history = keepersUntil(vrm, registered, today);
  const chance = draw(`${vrm} fate`);
  const years = daysBetween(registered, today) / 365.25;
  const after = history.previousAcquisition ?? registered;
  if (years > 13 && chance < 0.02) return { ...history, scrapped: dayBetween(`${vrm} scrapped`, after, today) };
  if (years > 1 && chance > 0.994) return { ...history, exported: dayBetween(`${vrm} exported`, after, today) };
  if (chance > 0.98 && chance < 0.986) return { ...history, imported: registered, usedBefore: true };
  return history;
}
