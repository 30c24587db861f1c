/** The way through the levels, as it stands in the address: `/vehicles?kind=car&manufacturer=21&range=210&model=2101`. */
import type { VehicleKind } from '@/lib/domain/vehicle';
import { BODY_STYLES, type LevelFilter } from '@/lib/domain/vehicle-levels';

/** In their order; the range is left out where the way has three levels. */
export const LEVELS = ['manufacturer', 'range', 'model', 'derivative'] as const;
export type LevelName = (typeof LEVELS)[number];

/** What is chosen at each level; a level is chosen only where those before it are. */
export type Path = Readonly<Record<LevelName, number | null>>;

export interface Builder extends LevelFilter {
  readonly kind: VehicleKind;
  /** With the range between manufacturer and model. */
  readonly ranged: boolean;
  readonly path: Path;
}

const NOTHING: Path = { manufacturer: null, range: null, model: null, derivative: null };

export const levelsOf = ({ ranged }: Pick<Builder, 'ranged'>): readonly LevelName[] =>
  ranged ? LEVELS : LEVELS.filter((level) => level !== 'range');

/** Whatever stands in the address: what cannot be read counts as not chosen. */
export function readBuilder(query: URLSearchParams): Builder {
  const styles = (query.get('styles') ?? '').split(',').map(Number);
  const ranged = query.get('levels') !== '3';
  const path = { ...NOTHING };
  for (const level of levelsOf({ ranged })) {
    const code = codeIn(query.get(level));
    if (code === null) break;
    path[level] = code;
  }
  return {
    kind: query.get('kind') === 'van' ? 'van' : 'car',
    styles: [...new Set(styles)].filter((style) => style in BODY_STYLES).sort((a, b) => a - b),
    show: query.get('show') === 'all' ? 'all' : 'current',
    runOut: query.get('run-out') === 'yes',
    ranged,
    path,
  };
}

/** The kind an address asks for where it is none of ours: `bike`. */
export function unknownKind(query: URLSearchParams): string | null {
  const kind = query.get('kind');
  return kind === null || kind === 'car' || kind === 'van' ? null : kind.slice(0, 20);
}

function codeIn(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

export function builderAddress({ kind, styles, show, runOut, ranged, path }: Builder): string {
  const query = new URLSearchParams({ kind });
  if (styles.length > 0) query.set('styles', styles.join(','));
  if (show === 'all') query.set('show', 'all');
  if (runOut) query.set('run-out', 'yes');
  if (!ranged) query.set('levels', '3');
  for (const level of LEVELS) {
    const code = path[level];
    if (code !== null) query.set(level, String(code));
  }
  // A comma is allowed in a query and easier to read.
  return `/vehicles?${query.toString().replaceAll('%2C', ',')}`;
}

/** With this chosen at that level, and nothing after it. */
export function chosenAt(builder: Builder, level: LevelName, code: number | null): Builder {
  const path = { ...NOTHING };
  for (const each of LEVELS) {
    if (each === level) {
      path[each] = code;
      break;
    }
    path[each] = builder.path[each];
  }
  return { ...builder, path };
}

/** The level to choose at: the first that is not chosen yet; null where a derivative is. */
export const openLevel = (builder: Builder): LevelName | null =>
  levelsOf(builder).find((level) => builder.path[level] === null) ?? null;

/** What each level's list is asked with; null where what stands before it is not chosen. The same on server and browser. */
export function questionsOf({ kind, styles, show, runOut, ranged, path }: Builder) {
  const listed = { kind, styles: kind === 'car' ? [...styles] : [], show, runOut };
  const { manufacturer, range, model, derivative } = path;
  return {
    manufacturer: listed,
    range: manufacturer === null ? null : { ...listed, manufacturer },
    model:
      manufacturer === null || (ranged && range === null)
        ? null
        : { ...listed, manufacturer, ...(range === null ? {} : { range }) },
    derivative: model === null ? null : { kind, show, runOut, model },
    modelYears: derivative === null ? null : { kind, identifier: derivative },
  };
}
