/** The path through the levels, as the address has it: `/vehicles?kind=car&manufacturer=21&range=210&model=2101`. */
import { BODY_STYLES, type LevelFilter } from '@/lib/domain/vehicles/level-filter';
import { parseCount } from '@/lib/encoding/parse-count';
import { FIGURE_NAMES, type FiguresFilter } from '@/lib/domain/tax/company-car/figures-filter';
import type { ListedKind } from '@/lib/domain/vehicles/levels';

export const KINDS: readonly ListedKind[] = ['car', 'van', 'bike', 'hgv'];

/** In order; a path of three levels has no range. */
const LEVELS = ['manufacturer', 'range', 'model', 'derivative'] as const;
export type LevelName = (typeof LEVELS)[number];

/** The choice at each level; a level has one only if those before it do. */
export type LevelPath = Readonly<Record<LevelName, number | null>>;

export interface BuilderView extends LevelFilter {
  readonly kind: ListedKind;
  /** With the range between manufacturer and model. */
  readonly ranged: boolean;
  /** Each derivative with its sector of the market. */
  readonly sector: boolean;
  readonly path: LevelPath;
  /** The order of the derivatives of cars, and the most they may cost. */
  readonly figures: FiguresFilter;
}

/** Chosen in place of a model: every derivative of the range. */
export const ALL_MODELS = 0;

const EMPTY_PATH: LevelPath = { manufacturer: null, range: null, model: null, derivative: null };

/** The levels to choose on: four, or three without the range. */
export const levelsOf = ({ ranged }: Pick<BuilderView, 'ranged'>): readonly LevelName[] =>
  ranged ? LEVELS : LEVELS.filter((level) => level !== 'range');

/** Reads any address: what cannot be read counts as not chosen. */
export function readBuilder(query: URLSearchParams): BuilderView {
  const styles = (query.get('styles') ?? '').split(',').map(Number);
  const ranged = query.get('levels') !== '3';
  const path = { ...EMPTY_PATH };
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
    figures: readFigures(query),
  };
}

function readFigures(query: URLSearchParams): FiguresFilter {
  const text = query.get('sort') ?? '';
  const by = FIGURE_NAMES.find((name) => name === text.replace(/^-/, ''));
  return {
    sort: by === undefined ? null : { by, descending: text.startsWith('-') },
    maxP11dPounds: parseCount(query.get('max-p11d') ?? ''),
    maxMonthPounds: parseCount(query.get('max-month') ?? ''),
  };
}

/** An unknown kind in an address, such as `tram`. */
export function unknownKind(query: URLSearchParams): string | null {
  const kind = query.get('kind');
  return kind === null || kindIn(kind) !== null ? null : kind.slice(0, 20);
}

/** The kind that an address names; null for any other text. */
export const kindIn = (text: string | null): ListedKind | null => KINDS.find((kind) => kind === text) ?? null;

function codeIn(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** The address that reopens this view. What is so by default is left out. */
export function builderAddress({ kind, styles, show, runOut, ranged, sector, path, figures }: BuilderView): string {
  const query = new URLSearchParams({ kind });
  if (styles.length > 0) query.set('styles', styles.join(','));
  if (show === 'all') query.set('show', 'all');
  if (runOut) query.set('run-out', 'yes');
  if (!ranged) query.set('levels', '3');
  if (!sector) query.set('sector', 'no');
  const { sort, maxP11dPounds, maxMonthPounds } = figures;
  if (sort !== null) query.set('sort', `${sort.descending ? '-' : ''}${sort.by}`);
  if (maxP11dPounds !== null) query.set('max-p11d', String(maxP11dPounds));
  if (maxMonthPounds !== null) query.set('max-month', String(maxMonthPounds));
  for (const level of LEVELS) {
    const code = path[level];
    if (code !== null) query.set(level, level === 'model' && code === ALL_MODELS ? 'all' : String(code));
  }
  // A comma is allowed in a query and easier to read.
  return `/vehicles?${query.toString().replaceAll('%2C', ',')}`;
}

/** Whether every derivative of the range is listed, in place of those of one model. */
export const isWholeRange = ({ ranged, path }: BuilderView): boolean => ranged && path.model === ALL_MODELS;

/** With this chosen at that level, and nothing after it. */
export function withChoice(builder: BuilderView, level: LevelName, code: number | null): BuilderView {
  const path = { ...EMPTY_PATH };
  for (const nextLevel of LEVELS) {
    if (nextLevel === level) {
      path[nextLevel] = code;
      break;
    }
    path[nextLevel] = builder.path[nextLevel];
  }
  return { ...builder, path };
}

/** The level to choose at: the first that is not chosen yet; null if a derivative is chosen. */
export const openLevel = (builder: BuilderView): LevelName | null =>
  levelsOf(builder).find((level) => builder.path[level] === null) ?? null;

/** Body styles apply to cars alone; they have no effect while another kind is shown. */
export const effectiveStyles = ({ kind, styles }: BuilderView): readonly number[] => (kind === 'car' ? styles : []);

/** The query of each level's list; null where a level before it has no choice. The same on server and browser. */
export function levelQueries(builder: BuilderView) {
  const { kind, show, runOut, ranged, sector, path } = builder;
  const listQuery = { kind, styles: [...effectiveStyles(builder)], show, runOut };
  const { manufacturer, range, model, derivative } = path;
  const ofModelOrRange = model === null ? null : model === ALL_MODELS && range !== null ? { range } : { model };
  return {
    manufacturer: listQuery,
    range: manufacturer === null ? null : { ...listQuery, manufacturer },
    model:
      manufacturer === null || (ranged && range === null)
        ? null
        : { ...listQuery, manufacturer, ...(range === null ? {} : { range }) },
    derivative: ofModelOrRange && {
      kind,
      show,
      runOut,
      ...ofModelOrRange,
      ...('model' in ofModelOrRange ? { sector } : {}),
    },
    figures: ofModelOrRange && kind === 'car' ? { kind, show, runOut, ...ofModelOrRange } : null,
    modelYears: derivative === null || !(kind === 'car' || kind === 'van') ? null : { kind, identifier: derivative },
  };
}
