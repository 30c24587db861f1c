/** Reads the WLTP service's answer into emissions. Its item ids are not published: the names identify a figure. */
import type { OperationAnswer, OperationParams } from '@/lib/contract/operations';
import type { wltpValues } from '@/lib/contract/wltp';
import type {
  EmissionsConfiguration,
  ConfiguredEmissions,
  EmissionFigures,
  Emissions,
  EmissionsProblem,
  WltpPhase,
  Phased,
} from './emissions';

/** Ids generated here to match answers to configurations: the service echoes them, and they must be GUIDs. */
const idAt = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** The request of several configurations together, each with an id by which its answer is found. */
export const emissionsParams = (requested: readonly EmissionsConfiguration[]): OperationParams<typeof wltpValues> => ({
  configurations: requested.map(({ kind, identifier, modelYear, equipment }, index) => ({
    id: idAt(index),
    derivativeType: kind === 'van' ? 'LCV' : 'Car',
    refId: identifier,
    modelYear,
    selectedEquipmentIds: [...equipment],
  })),
});

type EmissionsWire = OperationAnswer<typeof wltpValues>;
type WireData = EmissionsWire['wltpData'][number];
type WireItem = NonNullable<WireData['technicalSpecificationItems']>[number];

/** The figures of each requested configuration, in the order requested, or its problems. */
export function emissionsFrom(requested: readonly EmissionsConfiguration[], wire: EmissionsWire): Emissions {
  const byId = new Map(wire.wltpData.map((data) => [data.id, data]));
  // By position only if no answer has an id: otherwise an omitted configuration would get its neighbour's figures.
  const areUnnamed = wire.wltpData.every(({ id }) => !id);
  const problems = problemsFrom(wire.errors);
  // An error of the whole request applies to each configuration without an error.
  const fallbackProblems = problems.length > 0 ? problems : [NO_RESULT];
  return {
    auditId: wire.auditId,
    problems,
    configurations: requested.map((configuration, index) =>
      configuredFrom(configuration, areUnnamed ? wire.wltpData[index] : byId.get(idAt(index)), fallbackProblems),
    ),
  };
}

function configuredFrom(
  requested: EmissionsConfiguration,
  data: WireData | undefined,
  fallbackProblems: EmissionsProblem[],
): ConfiguredEmissions {
  const problems = problemsFrom(data?.errors);
  const items = data?.technicalSpecificationItems ?? [];
  const isSilent = problems.length === 0 && items.length === 0;
  return {
    ...requested,
    level: 'whole',
    examinedAt: data?.examinationDate ?? null,
    validUntil: data?.validUntil ?? null,
    problems: isSilent ? fallbackProblems : problems,
    figures: items.length === 0 ? null : figuresFrom(items),
    items: items.map(({ id, name, value }) => ({ id: id ?? null, name: name ?? '', value: String(value ?? '') })),
  };
}

const NO_RESULT: EmissionsProblem = {
  id: null,
  type: null,
  name: null,
  message: 'The service returned neither figures nor an error for this configuration.',
};

const problemsFrom = (errors: WireData['errors']): EmissionsProblem[] =>
  (errors ?? []).map(({ id, type, name, message }) => ({
    id: id ?? null,
    type: type ?? null,
    name: name ?? null,
    message: message?.trim() || null,
  }));

export const noPhases = (): Phased => ({
  low: null,
  medium: null,
  high: null,
  extraHigh: null,
  combined: null,
  weighted: null,
});

export const noFigures = (): EmissionFigures => ({
  co2: noPhases(),
  co2Stated: null,
  co2Nedc: null,
  milesPerGallon: noPhases(),
  litresPer100Km: noPhases(),
  wattHoursPerKm: null,
  milesPerKilowattHour: null,
  ranges: [],
  testMassKg: null,
  euroStandard: null,
  meetsRde2: null,
});

function figuresFrom(items: readonly WireItem[]): EmissionFigures {
  const figures = noFigures();
  for (const { name, value } of items) if (name && value !== undefined && value !== null) read(figures, name, value);
  // A weighted figure of 0 beside a combined one means "not applicable": the car is not a plug-in hybrid.
  if (figures.co2.weighted === 0 && figures.co2.combined) figures.co2.weighted = null;
  return figures;
}

function read(figures: EmissionFigures, name: string, value: number | string): void {
  const words = name.toLowerCase();
  const unit = /\(([^()]*(?:\([^()]*\)[^()]*)*)\)\s*$/.exec(words)?.[1] ?? '';
  const number = String(value).trim() === '' ? NaN : Number(value);
  if (/rde ?2/.test(words)) figures.meetsRde2 = yesOrNo(String(value).trim());
  else if (/emission|standard/.test(words) && (/euro/.test(words) || /^\s*euro\s*\d/i.test(String(value))))
    figures.euroStandard = String(value).trim();
  else if (!Number.isFinite(number)) return;
  // wire.md §2: 0 is "not given". Only for CO2 is it a figure, an electric car's.
  else if (number === 0 && !/co2/.test(words)) return;
  else if (/range/.test(words)) readRange(figures, name, unit, number);
  else if (/co2/.test(words)) {
    const phase = phaseIn(words);
    if (/nedc/.test(words)) {
      if ((phase === 'weighted' && number > 0) || ((phase ?? 'combined') === 'combined' && !figures.co2Nedc))
        figures.co2Nedc = number;
    } else if (phase === null) figures.co2Stated = number;
    else figures.co2[phase] = number;
  } else if (/electric/.test(words) && unit === 'wh/km') figures.wattHoursPerKm = number;
  else if (/electric/.test(words) && unit === 'miles/kwh') figures.milesPerKilowattHour = number;
  else if (/fuel/.test(words) && unit === 'mpg') figures.milesPerGallon[phaseIn(words) ?? 'combined'] = number;
  else if (unit === 'l/100km') figures.litresPer100Km[phaseIn(words) ?? 'combined'] = number;
  else if (/test mass/.test(words)) figures.testMassKg = number;
}

/** Any other or no words leave it unknown. */
function yesOrNo(text: string): boolean | null {
  if (/^(yes|true|y)$/i.test(text)) return true;
  return /^(no|false|n)$/i.test(text) ? false : null;
}

function phaseIn(words: string): WltpPhase | null {
  if (/weighted/.test(words)) return 'weighted';
  if (/combined/.test(words)) return 'combined';
  if (/extra.?high/.test(words)) return 'extraHigh';
  if (/\bhigh\b/.test(words)) return 'high';
  if (/\bmedium\b/.test(words)) return 'medium';
  return /\blow\b/.test(words) ? 'low' : null;
}

/** A range in miles and in kilometres are two items with one name. */
function readRange(figures: EmissionFigures, name: string, unit: string, value: number): void {
  if (unit !== 'miles' && unit !== 'km') return;
  const title = name
    .replace(/\([^()]*\)\s*$/, '')
    .replace(/^WLTP\s+/i, '')
    .trim();
  let range = figures.ranges.find((existing) => existing.name === title);
  if (!range) figures.ranges.push((range = { name: title, miles: null, km: null }));
  range[unit] = value;
}
