/** Saved builds: kept with what they were and cost, held against another day's list. Everything here is free. */
import type { Session } from '@/lib/access';
import type { listBuilds, readBuild, readBuildChanges, removeBuild, renameBuild, saveBuild } from '@/lib/api/builds';
import type { Call } from '@/lib/api/serve';
import { getStandardEquipment } from '@/lib/contract/nvd';
import { changesOf, type BuildChanges } from '@/lib/domain/build-changes';
import { britishDay } from '@/lib/domain/day';
import { equipmentFrom, equipmentQuestion, type ListSubject } from '@/lib/domain/option-bundle';
import { decodeBuild, encodeBuild } from '@/lib/domain/rules/share-code';
import { frozen, frozenBuildSchema, type Equipment, type SavedBuild } from '@/lib/domain/saved-build';
import { Fault } from '@/lib/fault';
import type { BuildStore, StoredBuild } from '@/lib/store/builds';
import type { OptionNeeds } from './options';
import { configuredVehicle } from './options-build';

export interface BuildsNeeds extends OptionNeeds {
  readonly builds: BuildStore;
}

export async function runSaveBuild(
  { input, session }: Call<typeof saveBuild>,
  house: BuildsNeeds,
): Promise<SavedBuild> {
  const { name, kind, identifier, date, build: code } = input;
  const [{ list, build, now }, equipment] = await Promise.all([
    configuredVehicle({ kind, identifier, date, build: code }, house),
    equipmentOn({ kind, identifier, date }, house),
  ]);
  const stored = await house.builds.add({
    ...{ organisationId: session.organisationId, createdBy: session.personId, name, kind, identifier, date },
    code: encodeBuild(build, kind),
    frozen: frozen(list, now, equipment),
  });
  return savedFrom(stored);
}

export async function runListBuilds({ input, session }: Call<typeof listBuilds>, { builds }: BuildsNeeds) {
  const { limit, after } = input;
  const page = await builds.list({ organisationId: session.organisationId, limit, after: after ?? null });
  return { items: page.items.map(savedFrom), next: page.next };
}

export async function runReadBuild(
  { input, session }: Call<typeof readBuild>,
  house: BuildsNeeds,
): Promise<SavedBuild> {
  return savedFrom(await stored(house, session, input.id));
}

export async function runReadBuildChanges(
  { input, session }: Call<typeof readBuildChanges>,
  house: BuildsNeeds,
): Promise<BuildChanges> {
  const saved = await stored(house, session, input.id);
  const subject = { kind: saved.kind, identifier: saved.identifier, date: input.date ?? britishDay(house.now()) };
  const [{ list }, equipment] = await Promise.all([configuredVehicle(subject, house), equipmentOn(subject, house)]);
  return changesOf(frozenBuildSchema.parse(saved.frozen), decodeBuild(saved.code, saved), list, equipment);
}

export async function runRenameBuild({ input, session }: Call<typeof renameBuild>, { builds }: BuildsNeeds) {
  const renamed = await builds.rename({ organisationId: session.organisationId, id: input.id, name: input.name });
  if (renamed === null) throw notThere();
  return savedFrom(renamed);
}

export async function runRemoveBuild({ input, session }: Call<typeof removeBuild>, { builds }: BuildsNeeds) {
  if (!(await builds.remove({ organisationId: session.organisationId, id: input.id }))) throw notThere();
  return {};
}

async function stored({ builds }: BuildsNeeds, { organisationId }: Session, id: string): Promise<StoredBuild> {
  const found = await builds.get({ organisationId, id });
  if (found === null) throw notThere();
  return found;
}

/** A build can be saved, and compared, without it. */
async function equipmentOn(subject: ListSubject, { kept }: BuildsNeeds): Promise<Equipment | null> {
  try {
    return equipmentFrom(await kept.call(getStandardEquipment, equipmentQuestion(subject)));
  } catch (error) {
    if (error instanceof Fault) return null;
    throw error;
  }
}

function savedFrom({
  id,
  name,
  kind,
  identifier,
  date,
  code,
  createdAt,
  createdBy,
  createdByName,
  ...row
}: StoredBuild) {
  const was = frozenBuildSchema.parse(row.frozen);
  return {
    ...{ id, name, kind, identifier, date, code, title: was.title, derivative: was.derivative },
    ...{ totalPence: was.totalPence, optionsPence: was.optionsPence, onApplication: was.onApplication.length },
    savedAt: createdAt.toISOString(),
    savedBy: { id: createdBy, name: createdByName ?? 'Somebody who has left' },
  };
}

const notThere = (): Fault =>
  new Fault('not_found', {
    message: 'There is no saved build here.',
    fix: 'It may have been deleted: the list shows those that are left.',
  });
