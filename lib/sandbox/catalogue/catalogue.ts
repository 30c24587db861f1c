import { later } from '@/lib/sandbox/time/calendar';
import type {
  Catalogue,
  CatalogueDatabase,
  CatalogueDerivative,
  ModelLine,
  Manufacturer,
  Model,
  Range,
} from '@/lib/sandbox/catalogue/catalogue-model';
import { expandRow, modelName } from '@/lib/sandbox/catalogue/expand';
import type { DerivativeDraft } from '@/lib/sandbox/catalogue/expand';
import { euroClassOn } from '@/lib/sandbox/catalogue/emissions';
import { distributePopularity } from '@/lib/sandbox/catalogue/popularity';
import { withPacks } from '@/lib/sandbox/catalogue/packs';
import { readMake } from '@/lib/sandbox/catalogue/read-table';
import type { ModelRow } from '@/lib/sandbox/catalogue/read-table';
import { refcode, refcodeStem } from '@/lib/sandbox/catalogue/refcode';
import { carMakes } from '@/lib/sandbox/catalogue/tables/cars';
import type { MakeTable } from '@/lib/sandbox/catalogue/tables/table';
import { vanMakes } from '@/lib/sandbox/catalogue/tables/vans';

/** First code of each level; the two databases count separately, so their identifiers coincide. */
const firstCodes: Readonly<Record<CatalogueDatabase, { manufacturer: number; range: number; model: number }>> = {
  CAR: { manufacturer: 101, range: 1001, model: 10001 },
  LCV: { manufacturer: 201, range: 1001, model: 10001 },
};
const firstRefid = 50001;

/** One database: its hierarchy, and the maps that answer every look-up. */
class DatabaseBook {
  readonly manufacturers: Manufacturer[];
  readonly ranges: Map<number, Range[]>;
  readonly models: Map<number, Model[]>;
  readonly derivatives: CatalogueDerivative[];
  readonly byModel: Map<number, CatalogueDerivative[]>;
  readonly byRange: Map<number, CatalogueDerivative[]>;
  readonly byRefcode: Map<string, CatalogueDerivative>;
  readonly manufacturerByCode: Map<number, Manufacturer>;
  readonly rangeByCode: Map<number, Range>;
  readonly modelByCode: Map<number, Model>;
  private readonly running: Map<string, number>;
  private readonly drafts: DerivativeDraft[] = [];

  /** @param base shares its levels above the derivatives; derivatives are added to it */
  private constructor(
    private readonly database: CatalogueDatabase,
    base?: DatabaseBook,
  ) {
    this.manufacturers = base?.manufacturers ?? [];
    this.ranges = base?.ranges ?? new Map();
    this.models = base?.models ?? new Map();
    this.manufacturerByCode = base?.manufacturerByCode ?? new Map();
    this.rangeByCode = base?.rangeByCode ?? new Map();
    this.modelByCode = base?.modelByCode ?? new Map();
    this.derivatives = [...(base?.derivatives ?? [])];
    this.byModel = ownLists(base?.byModel);
    this.byRange = ownLists(base?.byRange);
    this.byRefcode = new Map(base?.byRefcode);
    this.running = new Map(base?.running);
  }

  static authored(database: CatalogueDatabase, makes: readonly MakeTable[]): DatabaseBook {
    const book = new DatabaseBook(database);
    makes.forEach((make, index) => book.addMake(make, firstCodes[database].manufacturer + index));
    return book;
  }

  /**
   * A book of at least this many derivatives: the authored ones and, beyond them, packs. A derivative in both is one
   * object.
   */
  widened(size: number): DatabaseBook {
    if (size <= this.derivatives.length) return this;
    const wide = new DatabaseBook(this.database, this);
    for (const draft of withPacks(this.derivatives, size)) wide.add(draft);
    return wide;
  }

  private addMake(make: MakeTable, code: number): void {
    const manufacturer: Manufacturer = { database: this.database, code, name: make.name };
    this.manufacturers.push(manufacturer);
    this.manufacturerByCode.set(code, manufacturer);
    const rows = readMake(make);
    for (const name of new Set(rows.map((row) => row.range))) {
      const range = { code: firstCodes[this.database].range + this.rangeByCode.size, name, manufacturer };
      this.rangeByCode.set(range.code, range);
      push(this.ranges, code, range);
      this.addModels(
        make,
        range,
        rows.filter((row) => row.range === name),
      );
    }
    distributePopularity(this.drafts.splice(0));
  }

  private addModels(make: MakeTable, range: Range, rows: readonly ModelRow[]): void {
    const open = new Map<string, Model>();
    for (const row of rows) {
      const line: ModelLine = { make, segment: row.segment, body: row.body, from: row.from, share: row.share };
      row.variants.forEach((variant, index) => {
        const key = this.modelKey(range, row, variant);
        const model = open.get(key) ?? this.addModel(range, rows, row, variant);
        open.set(key, model);
        for (const draft of expandRow(this.database, row, line, model, index)) {
          this.drafts.push(draft);
          this.add(draft);
        }
      });
    }
  }

  /** The three- and five-door lines of one generation are one model. */
  private modelKey(range: Range, row: ModelRow, variant: string): string {
    return `${modelName(this.database, range, row, variant, null)} ${row.from.slice(0, 4)}`;
  }

  private addModel(range: Range, rows: readonly ModelRow[], row: ModelRow, variant: string): Model {
    const plain = modelName(this.database, range, row, variant, null);
    const namesakes = rows.filter((other) =>
      other.variants.some((name) => modelName(this.database, range, other, name, null) === plain),
    );
    const ends = namesakes.filter((other) => other.from.slice(0, 4) === row.from.slice(0, 4)).map((other) => other.to);
    const end = ends.reduce((last, to) => (last === null || to === null ? null : later(last, to)));
    const succeeded = end !== null && namesakes.some((other) => other.from > row.from && !ends.includes(other.to));
    const model: Model = {
      code: firstCodes[this.database].model + this.modelByCode.size,
      name: modelName(this.database, range, row, variant, succeeded ? end : null),
      range,
      introducedYear: Number(row.from.slice(0, 4)),
      discontinuedYear: end === null ? 0 : Number(end.slice(0, 4)),
    };
    this.modelByCode.set(model.code, model);
    push(this.models, range.code, model);
    return model;
  }

  private add(draft: DerivativeDraft): void {
    const stem = refcodeStem(draft);
    const running = (this.running.get(stem) ?? 0) + 1;
    this.running.set(stem, running);
    draft.refid = firstRefid + this.derivatives.length;
    draft.refcode = refcode(stem, euroClassOn(draft.introduced), running);
    const derivative: CatalogueDerivative = draft;
    this.derivatives.push(derivative);
    this.byRefcode.set(derivative.refcode.trimEnd(), derivative);
    push(this.byModel, derivative.model.code, derivative);
    push(this.byRange, derivative.model.range.code, derivative);
  }
}

function push<T>(map: Map<number, T[]>, key: number, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

const ownLists = <T>(lists: ReadonlyMap<number, readonly T[]> = new Map()): Map<number, T[]> =>
  new Map([...lists].map(([code, list]) => [code, [...list]]));

type DatabaseBooks = Readonly<Record<CatalogueDatabase, DatabaseBook>>;

function catalogueOf(books: DatabaseBooks): Catalogue {
  const book = (database: CatalogueDatabase) => books[database];
  const onSaleByMonth = new Map<string, readonly CatalogueDerivative[]>();
  return {
    manufacturers: (database) => book(database).manufacturers,
    manufacturer: (database, code) => book(database).manufacturerByCode.get(code),
    ranges: (database, code) => book(database).ranges.get(code) ?? [],
    range: (database, code) => book(database).rangeByCode.get(code),
    modelsOfRange: (database, code) => book(database).models.get(code) ?? [],
    modelsOfManufacturer: (database, code) =>
      (book(database).ranges.get(code) ?? []).flatMap((range) => book(database).models.get(range.code) ?? []),
    model: (database, code) => book(database).modelByCode.get(code),
    derivativesOfModel: (database, code) => book(database).byModel.get(code) ?? [],
    derivativesOfRange: (database, code) => book(database).byRange.get(code) ?? [],
    derivative: (database, refid) => book(database).derivatives[refid - firstRefid],
    derivativeByRefcode: (database, code) => book(database).byRefcode.get(code.trimEnd()),
    derivatives: (database) => book(database).derivatives,
    onSale: (database, date) => {
      const key = `${database} ${date.slice(0, 7)}`;
      const known = onSaleByMonth.get(key);
      // Cached by month, as on sale on its last day or any earlier; exact to the day below.
      const month =
        known ?? book(database).derivatives.filter((derivative) => touchesMonth(derivative, date.slice(0, 7)));
      if (known === undefined) onSaleByMonth.set(key, month);
      return month.filter(
        (derivative) => derivative.introduced <= date && (derivative.runOut === null || date <= derivative.runOut),
      );
    },
  };
}

function touchesMonth(derivative: CatalogueDerivative, month: string): boolean {
  return (
    derivative.introduced.slice(0, 7) <= month && (derivative.runOut === null || month <= derivative.runOut.slice(0, 7))
  );
}

interface BuiltCatalogues {
  readonly authored: DatabaseBooks;
  readonly bySize: Map<number, Catalogue>;
}

// On globalThis, because one server process may load this module several times.
const key = Symbol.for('sandbox.catalogue');
const globalStore: typeof globalThis & { [key]?: BuiltCatalogues } = globalThis;

const authored = (): DatabaseBooks => ({
  CAR: DatabaseBook.authored('CAR', carMakes),
  LCV: DatabaseBook.authored('LCV', vanMakes),
});

/**
 * The catalogue, built once per size. Without a size: as authored. With one: widened with packs to at least that
 * many.
 */
export function catalogue(size = 0): Catalogue {
  const built = (globalStore[key] ??= { authored: authored(), bySize: new Map() });
  const known = built.bySize.get(size);
  if (known) return known;
  const { CAR, LCV } = built.authored;
  const made = catalogueOf({ CAR: CAR.widened(size), LCV: LCV.widened(Math.floor(size / 10)) });
  built.bySize.set(size, made);
  return made;
}
