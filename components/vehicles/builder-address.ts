/** The way through the levels, as it stands in the address: `/vehicles?kind=car&manufacturer=21&range=210&model=2101`. */
import { BODY_STYLES, type LevelFilter } from '@/lib/domain/level-filter';
import type { ListedKind } from '@/lib/domain/vehicle-levels';

export const KINDS: readonly ListedKind[] = ['car', 'van', 'bike', 'hgv'];

/** In their order; the range is left out where the way has three levels. */
export const LEVELS = ['manufacturer', 'range', 'model', 'derivative'] as const;
export type LevelName = (typeof LEVELS)[number];

/** What is chosen at each level; a level is chosen only where those before it are. */
export type Path = Readonly<Record<LevelName, number | null>>;

export interface Builder extends LevelFilter {
  readonly kind: ListedKind;
  /** With the range between manufacturer and model. */
  readonly ranged: boolean;
  /** Each derivative with its sector of the market. */
  readonly sector: boolean;
  readonly path: Path;
}

/** Chosen in place of a model: every derivative of the range. */
export const ALL_MODELS = 0;

const NOTHING: Path = { manufacturer: null, range: null, model: null, derivative: null };

export const levelsOf = ({ ranged }: Pick<Builder, 'ranged'>): readonly LevelName[] =>
  ranged ? LEVELS : LEVELS.filter((level) => level !== 'range');

/** Whatever stands in the address: what cannot be read counts as not chosen. */
export function readBuilder(query: URLSearchParams): Builder {
  const styles = (query.get('styles') ?? '').split(',').map(Number);
  const ranged = query.get('levels') !== '3';
  const path = { ...NOTHING };
  for (const level of levelsOf({ ranged })) {
    const code = level === 'model' && ranged && query.get(level) === 'all' ? ALL_MODELS : codeIn(query.get(level));
    if (code === null) break;
    path[level] = code;
  }
  return {
    kind: kindIn(query.get('kind')) ?? 'car',
    styles: [...new Set(styles)].filter((style) => style in BODY_STYLES).sort((a, b) => a - b),
    show: query.get('show') === 'all' ? 'all' : 'current',
    runOut: query.get('run-out') === 'yes',
    ranged,
    sector: query.get('sector') !== 'no',
    path,
  };
}

/** The kind an address asks for where it is none of ours: `tram`. */
export function unknownKind(query: URLSearchParams): string | null {
  const kind = query.get('kind');
  return kind === null || kindIn(kind) !== null ? null : kind.slice(0, 20);
}

export const kindIn = (text: string | null): ListedKind | null => KINDS.find((kind) => kind === text) ?? null;

function codeIn(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

export function builderAddress({ kind, styles, show, runOut, ranged, sector, path }: Builder): string {
  const query = new URLSearchParams({ kind });
  if (styles.length > 0) query.set('styles', styles.join(','));
  if (show === 'all') query.set('show', 'all');
  if (runOut) query.set('run-out', 'yes');
  if (!ranged) query.set('levels', '3');
  if (!sector) query.set('sector', 'no');
  for (const level of LEVELS) {
    const code = path[level];
    if (code !== null) query.set(level, level === 'model' && code === ALL_MODELS ? 'all' : String(code));
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

/** Body styles are of cars alone; they wait while another kind is looked at. */
export const stylesOf = ({ kind, styles }: Builder): readonly number[] => (kind === 'car' ? styles : []);

/** What each level's list is asked with; null where what stands before it is not chosen. The same on server and browser. */
export function questionsOf(builder: Builder) {
  const { kind, show, runOut, ranged, sector, path } = builder;
  const listed = { kind, styles: [...stylesOf(builder)], show, runOut };
  const { manufacturer, range, model, derivative } = path;
  return {
    manufacturer: listed,
    range: manufacturer === null ? null : { ...listed, manufacturer },
    model:
      manufacturer === null || (ranged && range === null)
        ? null
        : { ...listed, manufacturer, ...(range === null ? {} : { range }) },
    derivative:
      model === null
        ? null
        : { kind, show, runOut, ...(model === ALL_MODELS && range !== null ? { range } : { model, sector }) },
    modelYears: derivative === null || !(kind === 'car' || kind === 'van') ? null : { kind, identifier: derivative },
  };
}
