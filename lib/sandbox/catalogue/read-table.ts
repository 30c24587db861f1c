import type { Engine, Gearbox, Powertrain } from '@/lib/sandbox/catalogue/catalogue-model';
import { bodies, isSegment } from '@/lib/sandbox/catalogue/segments';
import type { BodyCode, SegmentCode } from '@/lib/sandbox/catalogue/segments';
import type { MakeTable } from '@/lib/sandbox/catalogue/tables/table';

/** Years of two digits, both included; open ends are null. */
interface SaleWindow {
  readonly from: string | null;
  readonly to: string | null;
}

export interface EngineRow {
  readonly engine: Engine;
  readonly gearboxes: readonly Gearbox[];
}

export interface TrimRow extends SaleWindow {
  readonly name: string;
  readonly pounds: number;
  readonly overPs: number;
  readonly underPs: number;
}

export interface EngineUse extends SaleWindow {
  readonly row: EngineRow;
  readonly fourWheelDrive: boolean;
  /** The one trim it comes with, and what that costs over entry. */
  readonly only: { readonly name: string; readonly pounds: number } | null;
}

export interface ModelRow {
  readonly range: string;
  readonly body: BodyCode;
  readonly doors: number;
  readonly from: string;
  readonly to: string | null;
  readonly segment: SegmentCode;
  readonly entryPounds: number;
  readonly engines: readonly EngineUse[];
  readonly trims: readonly TrimRow[];
  readonly share: number;
  readonly seats: number;
  /** Weights and lengths of a van, each a separate model; one empty name for everything else. */
  readonly variants: readonly string[];
}

const powertrains: Readonly<Record<string, Powertrain>> = {
  P: 'petrol',
  D: 'diesel',
  E: 'electric',
  M: 'petrol-mild-hybrid',
  N: 'diesel-mild-hybrid',
  H: 'petrol-hybrid',
  X: 'petrol-plug-in',
  Y: 'diesel-plug-in',
  L: 'petrol-lpg',
};

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function fail(make: string, what: string): never {
  throw new Error(`catalogue table of ${make}: ${what}`);
}

function number(make: string, text: string | undefined): number {
  const value = Number(text);
  return text === undefined || text.trim() === '' || Number.isNaN(value) ? fail(make, `not a number: ${text}`) : value;
}

/** `@13-18`, `@13-`, `` */
function window(text: string | undefined): SaleWindow {
  const match = /^(\d\d)-(\d\d)?$/.exec(text ?? '');
  return {
    from: match ? `20${match[1]}-01-01` : null,
    to: match?.[2] === undefined ? null : `20${match[2]}-12-31`,
  };
}

function gearbox(make: MakeTable, powertrain: Powertrain, code: string): Gearbox {
  const gears = number(make.name, code.slice(1));
  if (code.startsWith('M')) return { badge: '', transmission: 'Manual', gears };
  const badge = powertrain === 'electric' || code.startsWith('V') ? automaticBadge(make, code) : make.automatic;
  return { badge: badge.replace('#', String(gears)), transmission: 'Automatic', gears };
}

function automaticBadge(make: MakeTable, code: string): string {
  return code.startsWith('V') ? (make.automatic === 'Lineartronic' ? make.automatic : 'CVT') : 'Auto';
}

function readEngine(make: MakeTable, line: string): [string, EngineRow] {
  const [id, badge, fuel, size, ps, emission, gears, battery] = line.split(',').map((field) => field.trim());
  const powertrain = powertrains[fuel ?? ''] ?? fail(make.name, `fuel of ${line}`);
  const electric = powertrain === 'electric';
  const [kwh, miles] = (battery ?? '0/0').split('/');
  const powerPs = number(make.name, ps);
  const capacityCc = electric ? 0 : number(make.name, size);
  const engine: Engine = {
    badge: badge ?? '',
    powertrain,
    capacityCc,
    powerPs,
    referenceCo2: electric ? 0 : number(make.name, emission?.replace('=', '')),
    co2AsItStands: emission?.startsWith('=') ?? false,
    batteryKwh: electric ? number(make.name, size) : number(make.name, kwh),
    electricRangeMiles: electric ? number(make.name, emission) : number(make.name, miles),
    // A petrol engine above 82 ps a litre has a turbocharger in all but a few sports cars.
    turbo: powertrain.startsWith('diesel') || (powertrain !== 'petrol-hybrid' && powerPs > capacityCc * 0.082),
  };
  const gearboxes = (gears ?? '').split(' ').map((code) => gearbox(make, powertrain, code));
  return [id ?? '', { engine, gearboxes }];
}

function readTrims(make: MakeTable, line: string): [string, TrimRow[]] {
  const [id, rest] = line.split(/: ?(.*)/s);
  const rows = (rest ?? '').split(';').map((item): TrimRow => {
    const match = /^\s*(.+?) \+(\d+)(?: @(\S+))?((?: [<>]\d+)*)\s*$/.exec(item);
    if (!match) return fail(make.name, `trim ${item}`);
    const limits = match[4] ?? '';
    return {
      name: match[1] ?? '',
      pounds: number(make.name, match[2]),
      ...window(match[3]),
      overPs: Number(/>(\d+)/.exec(limits)?.[1] ?? 0),
      underPs: Number(/<(\d+)/.exec(limits)?.[1] ?? 9999),
    };
  });
  return [id ?? '', rows];
}

function readUse(make: MakeTable, engines: ReadonlyMap<string, EngineRow>, text: string): EngineUse {
  const match = /^([^+@:]+)(\+)?(?:@([\d-]+))?(?::(.+)\+(\d+))?$/.exec(text);
  const row = engines.get(match?.[1] ?? '') ?? fail(make.name, `engine ${text}`);
  const only = match?.[4] === undefined ? null : { name: match[4], pounds: number(make.name, match[5]) };
  return { row, fourWheelDrive: match?.[2] === '+', ...window(match?.[3]), only };
}

function isBody(code: string): code is BodyCode {
  return code in bodies;
}

/** Reads one maker's tables. Throws, naming maker and item, on anything it does not know. */
export function readMake(make: MakeTable): readonly ModelRow[] {
  const engines = new Map(lines(make.engines).map((line) => readEngine(make, line)));
  const trims = new Map(lines(make.trims).map((line) => readTrims(make, line)));
  let range = '';
  return lines(make.models).map((line): ModelRow => {
    const fields = line.split(',').map((field) => field.trim());
    const [name, bodyCode, from, to, segment = '', entry, uses = '', ladder, share, seats, variants] = fields;
    range = name || range;
    const body = (bodyCode ?? '').replace(/\d/, '');
    if (!isBody(body) || !isSegment(segment)) return fail(make.name, line);
    return {
      range,
      body,
      doors: Number(/\d/.exec(bodyCode ?? '')?.[0] ?? (body === 'DC' || body === 'CH' ? 4 : 5)),
      from: `${from}-01`,
      to: to === '-' ? null : `${to}-28`,
      segment,
      entryPounds: number(make.name, entry),
      // A trim's name may hold blanks: `m3:M Performance+9000`.
      engines: (uses.match(/[^\s:]+(?::[^:+]+\+\d+)?/g) ?? []).map((use) => readUse(make, engines, use)),
      trims: trims.get(ladder ?? '') ?? fail(make.name, `trims ${ladder} of ${line}`),
      share: share ? number(make.name, share) : 1,
      seats: seats ? number(make.name, seats) : 5,
      variants: variants ? variants.split('/') : [''],
    };
  });
}
