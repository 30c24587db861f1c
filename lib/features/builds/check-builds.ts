/**
 * Compares saved builds with today's list, each once a day: what has changed, and how long their CO2 figures are valid.
 * Free.
 */
import { createHash } from 'node:crypto';
import { changesOf, type BuildChanges } from '@/lib/domain/builds/build-changes';
import { areasText, changedAreas } from '@/lib/domain/builds/build-check';
import { frozenBuildSchema } from '@/lib/domain/builds/saved-build';
import { decodeBuild } from '@/lib/domain/options/share-code';
import { britishDay, type Day } from '@/lib/domain/time/calendar';
import { eachDue } from '@/lib/features/each-due';
import { requestBuildEmissions, requestedBuild } from '@/lib/features/emissions/build-emissions';
import { answerOrNull, foundOrNull } from '@/lib/features/partial-answer';
import {
  configuredVehicle,
  type ConfigurationServices,
  type ConfiguredVehicle,
} from '@/lib/features/options/configured-vehicle';
import type { BuildCheckStore, DueBuild } from '@/lib/store/build-checks';
import { equipmentOn } from './builds';

export interface CheckBuildServices extends ConfigurationServices {
  readonly buildChecks: BuildCheckStore;
}

/** Each has several requests: fewer than the provider’s bulkhead has slots, as people come first. */
const AT_A_TIME = 4;

/**
 * @returns how many builds were compared with today, and how many of them have changed
 * @throws the first error of a build, once every one was tried, or a Fault if the guide is down: the next run tries again
 */
export async function checkBuilds(services: CheckBuildServices, signal: AbortSignal) {
  const { buildChecks, now } = services;
  const today = britishDay(now());
  let changed = 0;
  const { count, failure } = await eachDue(
    {
      next: (after) => buildChecks.due({ on: today, after, limit: AT_A_TIME }),
      answer: async (build) => ({ buildId: build.id, on: today, ...(await checkBuild(build, today, services)) }),
      save: async (checks) => {
        await Promise.all(checks.map((check) => buildChecks.save(check)));
        changed += checks.filter(({ differences }) => differences !== null).length;
      },
    },
    signal,
  );
  if (failure !== null) throw failure;
  return { checked: count, changed };
}

/** @throws Fault if the guide cannot be reached, or the build cannot be read */
async function checkBuild(saved: DueBuild, today: Day, services: CheckBuildServices) {
  const { kind, identifier, code, figuresUntil } = saved;
  const subject = { kind, identifier, date: today };
  const ordered = decodeBuild(code, { kind, identifier });
  const vehicle = await foundOrNull(configuredVehicle({ ...subject, build: code }, services));
  // No longer on sale, say: there is nothing to hold the build against.
  if (vehicle === null) return { areas: null, differences: null, figuresUntil };
  const equipment = await equipmentOn(subject, services);
  const changes = changesOf(frozenBuildSchema.parse(saved.frozen), ordered, vehicle.list, equipment);
  const areas = changedAreas(changes);
  return {
    areas: areas.length === 0 ? null : areasText(areas),
    differences: areas.length === 0 ? null : hashOf(changes),
    // The first answer is the one that was quoted, so it is the one that is followed until it expires.
    figuresUntil: figuresUntil !== null && figuresUntil >= today ? figuresUntil : await figuresEnd(vehicle, services),
  };
}

/** The same differences have the same hash every day. */
function hashOf(changes: BuildChanges): string {
  const { price, options, rules, fitted, equipment } = changes;
  const sentences = JSON.stringify([price, options, rules, fitted, equipment ?? [], changes.troubles]);
  return createHash('sha256').update(sentences).digest('hex').slice(0, 32);
}

/** The last day on which the CO2 figures of the build are valid; null where there are none. */
async function figuresEnd(vehicle: ConfiguredVehicle, services: CheckBuildServices): Promise<Day | null> {
  const emissions = await answerOrNull(requestBuildEmissions(vehicle, [requestedBuild(vehicle.now)], services));
  const [answer] = emissions?.configurations ?? [];
  return answer?.figures && answer.validUntil !== null ? britishDay(answer.validUntil) : null;
}
