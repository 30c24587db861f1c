import { addDays } from '@/lib/sandbox/time/calendar';
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

/** What happens to a vehicle, each on its own day whenever the register is read. */
export interface VehicleEvents {
  readonly scrapped?: string;
  readonly exported?: string;
  readonly imported?: string;
  readonly usedBefore?: true;
  /** Instead of keepers drawn from the plate: how many before the present one, and since when it has the vehicle. */
  readonly keepers?: { readonly previous: number; readonly since: string };
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
function keepersUntil(vrm: string, registered: string, today: string): KeeperHistory {
  let changes = 0;
  let last = registered;
  for (;;) {
    const next = addDays(last, drawWhole(`${vrm} keeper ${changes}`, 520, 2200));
    if (next > today || changes === 12) break;
    last = next;
    changes += 1;
  }
  return changes === 0 ? none : { ...none, ...changed(vrm, changes, last) };
}

/** The last change of keeper, after some days in the trade. */
function changed(vrm: string, previous: number, since: string) {
  const gap = drawWhole(`${vrm} in trade`, 3, 45);
  return { previousKeepers: previous, previousAcquisition: since, previousDisposal: addDays(since, -gap) };
}

/** Rarely an end: old cars are scrapped, some are exported; some were imported. */
export function eventsOf(vrm: string, registered: string): VehicleEvents {
  const chance = draw(`${vrm} fate`);
  const dayFrom = (words: string, years: number, span: number): string =>
    addDays(registered, Math.round(years * 365.25) + drawWhole(words, 1, span));
  if (chance < 0.02) return { scrapped: dayFrom(`${vrm} scrapped`, 13, 4000) };
  if (chance > 0.994) return { exported: dayFrom(`${vrm} exported`, 1, 5500) };
  if (chance > 0.98 && chance < 0.986) return { imported: registered, usedBefore: true };
  return {};
}

/** What the register has of a vehicle's keepers and events today; after its end it has no more keepers. */
export function historyUntil(vrm: string, registered: string, today: string, events: VehicleEvents): KeeperHistory {
  const reached = (day: string | undefined): string | null => (day !== undefined && day <= today ? day : null);
  const scrapped = reached(events.scrapped);
  const exported = reached(events.exported);
  const own = events.keepers && reached(events.keepers.since) !== null ? events.keepers : undefined;
  const keepers = own
    ? changed(vrm, own.previous, own.since)
    : keepersUntil(vrm, registered, scrapped ?? exported ?? today);
  return {
    ...none,
    ...keepers,
    scrapped,
    exported,
    imported: reached(events.imported),
    usedBefore: events.usedBefore === true,
  };
}
