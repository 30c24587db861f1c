import { addDays, daysBetween, earlier, firstOfMonth, later } from '@/lib/sandbox/time/calendar';
import { draw, drawWhole } from '@/lib/sandbox/seeded-random';
import type {
  CatalogueDatabase,
  CatalogueDerivative,
  Engine,
  Gearbox,
  ModelLine,
  Model,
  Range,
} from '@/lib/sandbox/catalogue/catalogue-model';
import { basicPence } from '@/lib/sandbox/catalogue/prices';
import type { EngineUse, ModelRow, TrimRow } from '@/lib/sandbox/catalogue/read-table';
import { bodies, segments } from '@/lib/sandbox/catalogue/segments';

/** A derivative before the book gives it its identifier and code. */
export interface DerivativeDraft extends Omit<CatalogueDerivative, 'refid' | 'refcode' | 'popularity'> {
  refid: number;
  refcode: string;
  popularity: number;
}

/** Life of a generation still made: places its mid-life revision. */
const horizon = '2026-07-28';
/** Longer-lived generations are revised half-way: every derivative ends and a new one of the same name begins. */
const revisionAfterDays = 66 * 30.4;

interface Span {
  readonly from: string;
  readonly to: string | null;
}

function overlap(row: ModelRow, use: EngineUse, trim: TrimRow): Span | null {
  const from = later(later(row.from, use.from ?? row.from), trim.from ?? row.from);
  const ends = [row.to, use.to, trim.to].filter((end) => end !== null);
  const to = ends.length === 0 ? null : ends.reduce(earlier);
  return daysBetween(from, to ?? horizon) < 120 ? null : { from, to };
}

function revisions(row: ModelRow, span: Span): Span[] {
  const life = daysBetween(row.from, row.to ?? horizon);
  if (life < revisionAfterDays) return [span];
  const revised = firstOfMonth(addDays(row.from, Math.round(life * 0.52)));
  const longEnough = daysBetween(span.from, revised) > 300 && daysBetween(revised, span.to ?? horizon) > 300;
  return longEnough
    ? [
        { from: span.from, to: addDays(revised, -1) },
        { from: revised, to: span.to },
      ]
    : [span];
}

/** How much more electric cars cost than combustion cars of the same range, as a share of the entry price. */
const fuelPremium: Readonly<Record<Engine['powertrain'], number>> = {
  petrol: 0,
  diesel: 0.07,
  electric: 0.28,
  'petrol-mild-hybrid': 0.03,
  'diesel-mild-hybrid': 0.09,
  'petrol-hybrid': 0.08,
  'petrol-plug-in': 0.22,
  'diesel-plug-in': 0.25,
  'petrol-lpg': 0.03,
};

function enginePounds(engine: Engine, entryPounds: number): number {
  const perPs = Math.min(entryPounds / 750, 120);
  const battery = engine.powertrain === 'electric' ? engine.batteryKwh * 120 : 0;
  return (
    engine.powerPs * perPs * (engine.powertrain === 'electric' ? 0.5 : 1) +
    fuelPremium[engine.powertrain] * entryPounds +
    battery
  );
}

function drivetrain(row: ModelRow, line: ModelLine, use: EngineUse): CatalogueDerivative['drivetrain'] {
  if (use.fourWheelDrive) return 'Four Wheel Drive';
  const rearByBody = row.segment === 'PU' || row.body === 'CH' || row.segment === 'SP' || row.segment === 'GT';
  const small = ['A', 'B', 'BS', 'MB'].includes(row.segment) && line.make.name !== 'SMART';
  const transverse = line.make.letters === 'MB' && ['C', 'CS'].includes(row.segment);
  return (line.make.rearDriven === true && !small && !transverse) || rearByBody
    ? 'Rear Wheel Drive'
    : 'Front Wheel Drive';
}

function trimName(trim: string, badge: string): string {
  return trim === 'Base' || trim === 'M Performance' || ` ${badge} `.includes(` ${trim} `) ? '' : trim;
}

function words(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

interface Naming {
  readonly database: CatalogueDatabase;
  readonly row: ModelRow;
  readonly line: ModelLine;
  readonly use: EngineUse;
  readonly trim: string;
  readonly gearbox: Gearbox;
  readonly variant: string;
}

/** `1.5 TSI 150 Match 5dr DSG`, `150kW Life 58kWh Pro 5dr Auto`, `300 L1 2.0 EcoBlue 130ps Trend Van`. */
function nameOf({ database, row, line, use, trim, gearbox, variant }: Naming): { name: string; shortName: string } {
  const { engine } = use.row;
  const label = line.make.fourWheelDrive;
  const fourWheelDrive =
    use.fourWheelDrive && label !== '' && !/xDrive|4Matic|AWD|ALL4|4orce|quattro/i.test(engine.badge) ? label : '';
  const shown = trimName(trim, engine.badge);
  const front =
    engine.powertrain === 'electric'
      ? words(`${Math.round(engine.powerPs * 0.7355)}kW`, shown, engine.badge, fourWheelDrive)
      : words(engine.badge, fourWheelDrive, shown);
  if (database === 'CAR') return { name: words(front, `${row.doors}dr`, gearbox.badge), shortName: front };
  const shortName = words(variant, front, bodies[row.body].vanWord);
  return { name: words(shortName, gearbox.badge), shortName };
}

function offers(use: EngineUse, trims: readonly TrimRow[]): readonly TrimRow[] {
  if (use.only === null) return trims;
  return [{ name: use.only.name, pounds: use.only.pounds, from: null, to: null, overPs: 0, underPs: 9999 }];
}

/** Entry trims have no strongest engine and top trims no weakest, and no maker builds every pair. */
function paired(key: string, trimLevel: number, engineLevel: number): boolean {
  return Math.abs(engineLevel - trimLevel) <= 0.6 && (trimLevel === 0 || draw(key) < 0.55);
}

/**
 * Every derivative of one line of the tables, for one model (a van's variants are models). Prices new as introduced.
 */
export function expandRow(
  database: CatalogueDatabase,
  row: ModelRow,
  line: ModelLine,
  model: Model,
  variantIndex: number,
): DerivativeDraft[] {
  const drafts: DerivativeDraft[] = [];
  const basePs = Math.min(...row.engines.map((use) => use.row.engine.powerPs));
  const topPs = Math.max(...row.engines.map((use) => use.row.engine.powerPs));
  const baseEngine = Math.min(...row.engines.map((use) => enginePounds(use.row.engine, row.entryPounds)));
  const topTrim = Math.max(1, ...row.trims.map((trim) => trim.pounds));
  const body = bodies[row.body];
  for (const use of row.engines) {
    const { engine, gearboxes } = use.row;
    const engineLevel = topPs === basePs ? 0.5 : (engine.powerPs - basePs) / (topPs - basePs);
    for (const trim of offers(use, row.trims)) {
      const level = use.only === null ? trim.pounds / topTrim : 1;
      if (engine.powerPs <= trim.overPs || engine.powerPs >= trim.underPs) continue;
      const pair = `${model.code} ${engine.badge} ${trim.name} pair`;
      if (use.only === null && row.trims.length > 2 && !paired(pair, level, engineLevel)) continue;
      const span = overlap(row, use, trim);
      if (span === null) continue;
      for (const gearbox of gearboxes) {
        for (const part of revisions(row, span)) {
          const key = `${database} ${model.code} ${engine.badge} ${trim.name} ${gearbox.badge}${gearbox.gears} ${use.fourWheelDrive} ${part.from}`;
          const introduced = addDays(part.from, drawWhole(`${key} introduced`, 0, 40));
          const discontinued = part.to && addDays(part.to, -drawWhole(`${key} discontinued`, 0, 50));
          const extras =
            trim.pounds +
            (use.only === null ? enginePounds(engine, row.entryPounds) - baseEngine : 0) +
            (gearbox.transmission === 'Automatic' && gearboxes.length > 1 ? row.entryPounds * 0.045 + 350 : 0) +
            (use.fourWheelDrive ? row.entryPounds * 0.05 : 0) +
            variantIndex * row.entryPounds * 0.045;
          drafts.push({
            database,
            refid: 0,
            refcode: '',
            model,
            ...nameOf({
              database,
              row,
              line,
              use,
              trim: trim.name,
              gearbox,
              variant: row.variants[variantIndex] ?? '',
            }),
            introduced,
            discontinued,
            runOut: discontinued && addDays(discontinued, drawWhole(`${key} run-out`, 60, 270)),
            engine,
            gearbox,
            trim: { name: trim.name, level },
            drivetrain: drivetrain(row, line, use),
            bodyStyle: database === 'CAR' && row.segment === 'A' && row.body !== 'K' ? 'City Car' : body.style,
            bodyStyleCode: database === 'CAR' && row.segment === 'A' && row.body !== 'K' ? 2 : body.styleCode,
            doors: row.doors,
            seats: row.seats,
            sector: segments[row.segment].sector,
            basicPriceNewPence: basicPence(line, row.entryPounds + extras, database === 'LCV', introduced),
            popularity: appeal(row, engineLevel, level, gearbox),
            line,
          });
        }
      }
    }
  }
  return drafts;
}

/** Middle engines and middle trims sell best; hot versions and automatics of small cars less. */
function appeal(row: ModelRow, engineLevel: number, trimLevel: number, gearbox: Gearbox): number {
  const engineShare = Math.max(0.06, 1 - 1.6 * Math.abs(engineLevel - 0.3));
  const trimShare = Math.max(0.12, 1 - 1.1 * Math.abs(trimLevel - 0.45));
  const smallOrVan = ['A', 'B', 'VB', 'VC', 'VL'].includes(row.segment);
  return engineShare * trimShare * (gearbox.transmission === 'Automatic' && smallOrVan ? 0.4 : 1);
}

/**
 * `GOLF HATCHBACK`, with the years behind it when it ended and a later generation has the name too: `GOLF HATCHBACK
 * (12-20)`. A van has its weight and length instead of a body.
 */
export function modelName(
  database: CatalogueDatabase,
  range: Range,
  row: ModelRow,
  variant: string,
  succeededAt: string | null,
): string {
  const body = bodies[row.body];
  const bodyWord = database === 'CAR' ? body.word : row.body === 'PV' ? '' : body.vanWord.toUpperCase();
  const name = words(range.name, variant, bodyWord);
  return succeededAt === null ? name : `${name} (${row.from.slice(2, 4)}-${succeededAt.slice(2, 4)})`;
}
