/**
 * Which option codes a WLTP service accepts, as far as is known, so that codes it never knows are not sent each time.
 */
import { EQUIPMENT_LEVELS, type EquipmentLevel } from '@/lib/domain/emissions/equipment-levels';
import { processSingleton } from '@/lib/features/process-singleton';
import type { Provider } from '@/lib/provider/provider';

/** One vehicle with an unknown code proves nothing about the others. */
const REFUSED_VEHICLES = 2;
/** After a day the provider may have added the codes. */
const REMEMBERED_MS = 24 * 60 * 60_000;

interface LevelHistory {
  /** Vehicles that had figures with fewer codes, and none at this level. */
  readonly refused: Set<number>;
  refusedAt: number;
  isAccepted: boolean;
}

class EquipmentAcceptance {
  readonly #levels = new Map<EquipmentLevel, LevelHistory>();

  #at(level: EquipmentLevel): LevelHistory {
    const history = this.#levels.get(level) ?? { refused: new Set(), refusedAt: 0, isAccepted: false };
    this.#levels.set(level, history);
    return history;
  }

  /** The levels worth a request, the fullest first; the vehicle alone always is. */
  levels(now: Date): readonly EquipmentLevel[] {
    const isRefused = (level: EquipmentLevel) => {
      const { refused, refusedAt, isAccepted } = this.#at(level);
      return !isAccepted && refused.size >= REFUSED_VEHICLES && now.getTime() - refusedAt < REMEMBERED_MS;
    };
    return EQUIPMENT_LEVELS.filter((level) => level === 'bare' || !isRefused(level));
  }

  accepted(level: EquipmentLevel): void {
    const history = this.#at(level);
    history.isAccepted = true;
    history.refused.clear();
  }

  refused(level: EquipmentLevel, identifier: number, now: Date): void {
    const history = this.#at(level);
    history.refused.add(identifier);
    history.refusedAt = now.getTime();
  }
}

const acceptances = processSingleton('equipment-acceptances', () => new WeakMap<Provider, EquipmentAcceptance>());

/** One for each configured provider, in this process. */
export function acceptanceOf(caller: Provider): EquipmentAcceptance {
  const acceptance = acceptances.get(caller) ?? new EquipmentAcceptance();
  acceptances.set(caller, acceptance);
  return acceptance;
}
