/** The build an address names, configured under the guide's rules of its day. */
import { britishDay, type Day } from '@/lib/domain/time/calendar';
import type { OptionList } from '@/lib/domain/options/option-list';
import type { VehicleBuild } from '@/lib/domain/options/build';
import type { OptionConfiguration } from '@/lib/domain/options/configuration';
import { configure } from '@/lib/domain/options/configure';
import { readRuleBook } from '@/lib/domain/options/rule-book/read-rule-book';
import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import { decodeBuild } from '@/lib/domain/options/share-code';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { specificationDay } from '@/lib/domain/vehicles/lifecycle';
import { Fault } from '@/lib/fault';
import type { Provider } from '@/lib/provider/provider';
import { offerOf, type OptionServices } from './options';
import { foundOrNull } from '@/lib/features/partial-answer';
import { describedVehicle } from '@/lib/features/vehicles/vehicles';
import { SOURCES } from '@/lib/domain/source-names';

export interface BuildReference {
  readonly kind: VehicleKind;
  readonly identifier: number;
  /** When left out: the build's own day, or that of the vehicle's specification. */
  readonly date?: Day | undefined;
  /** A share code; when left out, the vehicle without options. */
  readonly build?: string | undefined;
}

/** Web services through the cached answers, token APIs directly by the caller. */
export interface ConfigurationServices extends OptionServices {
  readonly caller: Provider;
}

export interface ConfiguredVehicle {
  readonly list: OptionList;
  readonly build: VehicleBuild;
  readonly book: RuleBook;
  readonly now: OptionConfiguration;
}

/**
 * The options that the P11D and legislation services accept, and those they refuse: an option that some pack contains,
 * even if it is ordered alone (3 §P11D service; recordings agree), whose price we add ourselves and say so; and an
 * option on application, whose price is unknown (`pence` null).
 */
export function taxedOptions({ book, now }: ConfiguredVehicle) {
  const charged = (code: number) => now.lines.find((line) => line.option === code)?.chargedPence ?? null;
  const isTaken = (code: number): boolean => {
    const index = book.indexOf.get(code) ?? -1;
    const isInPack = (book.packsOf[index]?.length ?? 0) > 0 || (book.includedBy[index]?.length ?? 0) > 0;
    return !isInPack && charged(code) !== null;
  };
  const all = now.payloads().p11d;
  const named = (code: number) => {
    const option = book.options[book.indexOf.get(code) ?? -1];
    return { code, name: option?.name ?? `Option ${code}`, pence: charged(code) };
  };
  return { taken: all.filter(isTaken), leftOut: all.filter((code) => !isTaken(code)).map(named) };
}

/** @throws Fault for a code that cannot be read or is another vehicle's, or a day for which the guide lists nothing */
export async function configuredVehicle(named: BuildReference, services: OptionServices): Promise<ConfiguredVehicle> {
  const { kind, identifier, build: code } = named;
  const decoded = code ? decodeBuild(code, { kind, identifier }) : null;
  const date =
    named.date ??
    decoded?.date ??
    specificationDay(await describedVehicle({ kind, identifier }, services), britishDay(services.now()));
  const { list, because } = await offerOf({ kind, identifier, date }, services);
  if (list === null) {
    throw new Fault('not_found', {
      message: because?.reason ?? `${SOURCES.guide.atStart} has nothing on this vehicle for that date.`,
      fix: because?.next ?? 'Choose another date.',
      field: 'date',
    });
  }
  const book = readRuleBook(list.bundle);
  const build = { identifier, date, selections: decoded?.selections ?? [], picks: decoded?.picks ?? [] };
  return { list, build, book, now: configure(book, build) };
}

/**
 * As `configuredVehicle`, on the day of its registration: today's list may have other options, at other prices. A build
 * keeps its day, and a day that the guide has no list for is ignored.
 */
export async function vehicleAsRegistered(
  named: BuildReference & { readonly registered?: Day | undefined },
  services: OptionServices,
): Promise<ConfiguredVehicle> {
  const { registered, build } = named;
  if (registered === undefined || build !== undefined) return configuredVehicle(named, services);
  const date = specificationDay(await describedVehicle(named, services), registered);
  return (await foundOrNull(configuredVehicle({ ...named, date }, services))) ?? configuredVehicle(named, services);
}
