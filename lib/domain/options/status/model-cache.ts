import type { Encoding } from './encoding';
import { positive } from '@/lib/domain/options/solver/clauses';
import type { CdclSolver } from '@/lib/domain/options/solver/cdcl-solver';
import type { SearchBudget } from '@/lib/domain/options/solver/search-budget';

/** A valid build found before: all its variables, and the options it fits. With its lines those options are available. */
interface CachedModel {
  readonly model: Uint8Array;
  readonly availableOptions: Uint8Array;
}

/** About thirty models show every option of a typical bundle, about sixty those of the hardest. */
const MODEL_LIMIT = 64;
/** How often widening a model may fail before it is left as it is. */
const MISS_LIMIT = 3;
/** Steps for one option: those that take more wait until all others are decided. */
const QUERY_STEPS: readonly number[] = [50_000, 2_000_000, Number.POSITIVE_INFINITY];
/** In the list of what is open: whether any build fits the option is not decided. */
export const NOT_DECIDED = 2;
/** A model repaired by changing more variables than this has lost options, and is widened again. */
const WIDEN_AFTER_CHANGES = 100;

/**
 * Models that prove which options are available, cached from one change of the build to the next. A change leaves most
 * of them valid or one small repair away from it, and a few dozen show every option: instead of one query for each
 * option, a few dozen queries suffice. Statuses stay exact, because an option no model shows is queried.
 */
export class ModelCache {
  readonly #encoding: Encoding;
  readonly #solver: CdclSolver;
  #models: readonly CachedModel[] = [];

  constructor(encoding: Encoding, solver: CdclSolver) {
    this.#encoding = encoding;
    this.#solver = solver;
  }

  /**
   * Removes from `open` every option that no valid build with these lines fits, and marks those that the budget is too
   * small for as `NOT_DECIDED`. Returns the model of one such build, to start further queries of these lines from; `null`
   * when there is none, `undefined` when that is not decided.
   */
  refineAvailable(lines: readonly number[], open: Uint8Array, budget: SearchBudget): Uint8Array | null | undefined {
    const solver = this.#solver;
    solver.budget = budget;
    if (!solver.assume(lines.map(positive))) return null;
    const unused = new Set(this.#models);
    const used: CachedModel[] = [];
    const rest: number[] = [];
    const postponed: number[] = [];
    for (let option = 0; option < open.length; option += 1) if (open[option] === 1) rest.push(option);
    const markUsed = (cachedModel: CachedModel) => {
      unused.delete(cachedModel);
      used.push(cachedModel);
      removeAvailable(rest, cachedModel.availableOptions);
      removeAvailable(postponed, cachedModel.availableOptions);
    };
    for (const cachedModel of this.#models) {
      if (!lines.every((line) => cachedModel.model[line] === 1)) continue;
      if (used.length === 0 || rest.some((option) => cachedModel.availableOptions[option] === 1)) markUsed(cachedModel);
    }
    if (used.length === 0) {
      const [closest = this.#newModel(this.#encoding.empty.slice())] = unused;
      const answer = solver.solve([], closest.model, true);
      if (answer === null) {
        for (const option of rest) open[option] = NOT_DECIDED;
        return undefined;
      }
      if (!answer) return null;
      markUsed(this.#updated(closest));
    }
    const [known] = used;
    if (known === undefined) return null;
    // Options that few models show must be queried anyway, and their models show much of the rest.
    sortByRarity(rest, unused);
    for (const steps of QUERY_STEPS) {
      for (let [option] = rest; option !== undefined; [option] = rest) {
        const literal = this.#encoding.fits[option] ?? 0;
        const closest = findModelWith(unused, option);
        const { model } = closest ?? known;
        solver.budget = budget.part(steps);
        const answer = solver.solve([literal], model, closest !== undefined);
        if (answer === true) {
          if (closest === undefined || solver.changed > WIDEN_AFTER_CHANGES) this.#widen(rest, model);
          markUsed(this.#updated(closest ?? this.#newModel(model.slice())));
          continue;
        }
        rest.shift();
        if (answer === null) postponed.push(option);
        else open[option] = 0;
      }
      if (postponed.length === 0) break;
      for (const option of postponed.splice(0)) rest.push(option);
    }
    for (const option of rest) open[option] = NOT_DECIDED;
    this.#models = [...used, ...unused].slice(0, MODEL_LIMIT);
    return known.model;
  }

  /** Adds as many of these options to the model just found as need no backtracking. */
  #widen(options: readonly number[], model: Uint8Array): void {
    const { values } = this.#solver.state;
    let misses = 0;
    for (const option of options) {
      const literal = this.#encoding.fits[option] ?? 0;
      if (values[literal] === 0 && !this.#solver.extend(literal, model)) misses += 1;
      if (misses === MISS_LIMIT) return;
    }
  }

  /** The model with what the last query changed. */
  #updated({ model, availableOptions }: CachedModel): CachedModel {
    this.#solver.applyTo(model);
    availableOptions.set(model.subarray(0, availableOptions.length));
    for (const [variable, options] of this.#encoding.brought) {
      if (model[variable] === 1) for (const option of options) availableOptions[option] = 1;
    }
    return { model, availableOptions };
  }

  #newModel(model: Uint8Array): CachedModel {
    return { model, availableOptions: new Uint8Array(this.#encoding.fits.length) };
  }
}

/** Removes the available options from the list. */
function removeAvailable(options: number[], availableOptions: Uint8Array): void {
  let writeAt = 0;
  for (const option of options) if (availableOptions[option] === 0) options[writeAt++] = option;
  options.length = writeAt;
}

/** Options that the fewest models show come first. */
function sortByRarity(options: number[], cachedModels: Iterable<CachedModel>): void {
  if (options.length < 2) return;
  const [one] = cachedModels;
  const times = new Uint8Array(one?.availableOptions.length ?? 0);
  for (const { availableOptions } of cachedModels)
    for (const option of options) times[option]! += availableOptions[option]!;
  options.sort((a, b) => times[a]! - times[b]! || a - b);
}

function findModelWith(cachedModels: Iterable<CachedModel>, option: number): CachedModel | undefined {
  for (const cachedModel of cachedModels) if (cachedModel.availableOptions[option] === 1) return cachedModel;
  return undefined;
}
