/** Which option puts a configured car into its CO2 band, and the ways back: rules, WLTP and the law together. Free. */
import { setImmediate } from 'node:timers/promises';
import type { Call } from '@/lib/api/serve';
import type { findTaxBand } from '@/lib/api/tax';
import { getP11DValuation } from '@/lib/contract/p11d';
import { bandCandidates, severalChanges, type BandCandidate } from '@/lib/domain/band-candidates';
import { bandFinding, weighedChanges, type Looked } from '@/lib/domain/band-finding';
import type { TaxBandFinding } from '@/lib/domain/company-car';
import { configuredBuildOf } from '@/lib/domain/configured-build';
import { p11dFrom, p11dQuestion } from '@/lib/domain/p11d';
import { CONFIGURATIONS_MAX } from '@/lib/domain/pasted-configurations';
import { carsOnly, COMPANY_CAR_FIGURES, UNKNOWN_CAR } from './cars-only';
import { askEmissions, configurationOf } from './emissions';
import { onePart } from './one-part';
import { configuredVehicle, type BuildNeeds } from './options-build';

export async function runFindTaxBand({ input }: Call<typeof findTaxBand>, house: BuildNeeds): Promise<TaxBandFinding> {
  carsOnly(input.kind, COMPANY_CAR_FIGURES);
  const vehicle = await configuredVehicle(input, house);
  const { list, build, book, now } = vehicle;
  const p11d = onePart(
    house.kept.call(getP11DValuation, p11dQuestion(input.identifier, build.date, [])).then(p11dFrom),
    UNKNOWN_CAR,
  );
  const ask = async (of: readonly BandCandidate[]): Promise<{ auditId: string; looked: Looked[] }> => {
    const { auditId, configurations } = await askEmissions(
      of.map(({ equipment }) => configurationOf(vehicle, equipment)),
      house,
    );
    const looked = of.map((candidate, index) => ({ candidate, configured: configurations[index] ?? null }));
    return { auditId, looked };
  };
  const all = bandCandidates(book, build);
  const first = await ask(all.slice(0, CONFIGURATIONS_MAX));
  const single = { single: first.looked.length - PLAIN_AND_ASKED, singleOf: all.length - PLAIN_AND_ASKED };
  const reckon = async (looked: readonly Looked[], search: TaxBandFinding['search']) =>
    bandFinding({
      build: configuredBuildOf(list, build, now),
      names: new Map(book.options.map(({ code, name }) => [code, name])),
      p11d: (await p11d).value,
      ...{ auditId: first.auditId, looked, search },
    });
  const finding = await reckon(first.looked, { ...single, several: 0, isWhole: true });
  // No one change is enough, though the options are to blame: several of them together may be.
  if (finding.waysBack.length > 0 || (finding.asked.percent ?? 0) <= (finding.plain.percent ?? 0)) return finding;
  const weighed = weighedChanges(first.looked);
  const together: BandCandidate[] = [];
  for (const each of severalChanges(book, build, weighed.slice(0, TOGETHER_MAX), CONFIGURATIONS_MAX)) {
    together.push(each);
    // Each takes the rule engine some milliseconds: others are let in between.
    await setImmediate();
  }
  if (together.length === 0) return finding;
  const second = await ask(together);
  const isWhole = setsOfSeveral(weighed.length) <= CONFIGURATIONS_MAX;
  return reckon([...first.looked, ...second.looked], { ...single, several: together.length, isWhole });
}

/** Of so many changes, the sets of two and more. */
const setsOfSeveral = (changes: number): number => 2 ** changes - changes - 1;

/** The build itself and the car without options stand among what is asked. */
const PLAIN_AND_ASKED = 2;
/** Changes that may be taken together, those that save most: their sets are far more than one request holds. */
const TOGETHER_MAX = 12;
