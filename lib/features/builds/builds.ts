/** Saved builds: stored with their options and prices, compared with another day's list. Everything here is free. */
import type { Session } from '@/lib/access';
import type {
  listBuilds,
  readBuild,
  readBuildChanges,
  removeBuild,
  renameBuild,
  restoreBuild,
  saveBuild,
} from '@/lib/api/endpoints/builds';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { getStandardEquipment } from '@/lib/contract/nvd';
import { nameAtStart } from '@/lib/domain/accounts/person-name';
import { changesOf, type BuildChanges } from '@/lib/domain/builds/build-changes';
import { britishDay } from '@/lib/domain/time/calendar';
import { equipmentFrom, equipmentParams, type ListSubject } from '@/lib/domain/options/option-bundle';
import { configure } from '@/lib/domain/options/configure';
import { readRuleBook } from '@/lib/domain/options/rule-book/read-rule-book';
import { decodeBuild, encodeBuild } from '@/lib/domain/options/share-code';
import { missingOptionsOf } from '@/lib/domain/builds/missing-options';
import {
  freezeBuild,
  frozenBuildSchema,
  type BuildEquipment,
  type FrozenBuild,
  type SavedBuild,
} from '@/lib/domain/builds/saved-build';
import { Fault } from '@/lib/fault';
import type { BuildStore, StoredBuild } from '@/lib/store/builds';
import { answerOrNull } from '@/lib/features/partial-answer';
import type { OptionServices } from '@/lib/features/options/options';
import { configuredVehicle } from '@/lib/features/options/configured-vehicle';

export interface SavedBuildServices extends OptionServices {
  readonly builds: BuildStore;
}

export async function runSaveBuild(
  { input, session }: EndpointCall<typeof saveBuild>,
  services: SavedBuildServices,
): Promise<SavedBuild> {
  const { name, kind, identifier, date, build: code } = input;
  const [{ list, build, now }, equipment] = await Promise.all([
    configuredVehicle({ kind, identifier, date, build: code }, services),
    equipmentOn({ kind, identifier, date }, services),
  ]);
  const stored = await services.builds.add({
    organisationId: session.organisationId,
    createdBy: session.personId,
    name,
    kind,
    identifier,
    date,
    code: encodeBuild(build, kind),
    frozen: freezeBuild(list, now, equipment),
  });
  return savedFrom(stored);
}

export async function runListBuilds(
  { input, session }: EndpointCall<typeof listBuilds>,
  { builds }: SavedBuildServices,
) {
  const { limit, after } = input;
  const page = await builds.list({ organisationId: session.organisationId, limit, after: after ?? null });
  return { items: page.items.map(savedFrom), next: page.next };
}

export async function runReadBuild(
  { input, session }: EndpointCall<typeof readBuild>,
  services: SavedBuildServices,
): Promise<SavedBuild> {
  return savedFrom(await storedBuild(services, session, input.id));
}

export async function runReadBuildChanges(
  { input, session }: EndpointCall<typeof readBuildChanges>,
  services: SavedBuildServices,
): Promise<BuildChanges> {
  const saved = await storedBuild(services, session, input.id);
  const subject = { kind: saved.kind, identifier: saved.identifier, date: input.date ?? britishDay(services.now()) };
  const [{ list }, equipment] = await Promise.all([
    configuredVehicle(subject, services),
    equipmentOn(subject, services),
  ]);
  return changesOf(frozenBuildSchema.parse(saved.frozen), decodeBuild(saved.code, saved), list, equipment);
}

export async function runRenameBuild(
  { input, session }: EndpointCall<typeof renameBuild>,
  { builds }: SavedBuildServices,
) {
  const renamed = await builds.rename({ organisationId: session.organisationId, id: input.id, name: input.name });
  if (renamed === null) throw buildNotFound();
  return savedFrom(renamed);
}

export async function runRemoveBuild(
  { input, session }: EndpointCall<typeof removeBuild>,
  { builds }: SavedBuildServices,
) {
  if (!(await builds.remove({ organisationId: session.organisationId, id: input.id }))) throw buildNotFound();
  return {};
}

export async function runRestoreBuild(
  { input, session }: EndpointCall<typeof restoreBuild>,
  { builds }: SavedBuildServices,
) {
  if (!(await builds.restore({ organisationId: session.organisationId, id: input.id }))) throw buildNotFound();
  return {};
}

async function storedBuild(
  { builds }: SavedBuildServices,
  { organisationId }: Session,
  id: string,
): Promise<StoredBuild> {
  const found = await builds.get({ organisationId, id });
  if (found === null) throw buildNotFound();
  return found;
}

/** A build can be saved, and compared, without it. */
export async function equipmentOn(subject: ListSubject, { cached }: OptionServices): Promise<BuildEquipment | null> {
  const answer = await answerOrNull(cached.call(getStandardEquipment, equipmentParams(subject)));
  return answer && equipmentFrom(answer);
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
  const frozenBuild = frozenBuildSchema.parse(row.frozen);
  return {
    id,
    name,
    kind,
    identifier,
    date,
    code,
    title: frozenBuild.title,
    derivative: frozenBuild.derivative,
    totalPence: frozenBuild.totalPence,
    optionsPence: frozenBuild.optionsPence,
    onApplication: frozenBuild.onApplication.length,
    missing:
      frozenBuild.missing === undefined ? missingFrom(frozenBuild, { kind, identifier, code }) : frozenBuild.missing,
    savedAt: createdAt.toISOString(),
    savedBy: { id: createdBy, name: nameAtStart(createdByName) },
  };
}

/** Of a build saved before it was stored: under the rules it was saved with. */
function missingFrom({ bundle }: FrozenBuild, { code, ...vehicle }: Pick<StoredBuild, 'kind' | 'identifier' | 'code'>) {
  const now = configure(readRuleBook(bundle), decodeBuild(code, vehicle));
  return missingOptionsOf(now);
}

const buildNotFound = (): Fault =>
  new Fault('not_found', {
    message: 'This saved build was not found.',
    fix: 'See the list of saved builds: it may have been deleted.',
  });
