import type { BuildSelection } from '@/lib/domain/options/configuration';
import { THOROUGH_EFFORT, type Effort } from '@/lib/domain/options/effort';
import type { OptionBundle } from '@/lib/domain/options/rule-book/bundle';
import { readRuleBook } from '@/lib/domain/options/rule-book/read-rule-book';
import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import { searchRules, type RuleSearch, type RuleSearchResult } from '@/lib/domain/options/rule-search';

/** From the page to the worker: the option bundle first, then searches. */
export type EngineMessage = { readonly bundle: OptionBundle } | EngineRequest;

export interface EngineRequest {
  readonly id: number;
  readonly selection: BuildSelection;
  readonly search: RuleSearch;
}

/** From the worker to the page. */
export interface EngineReply {
  /** The request's id. */
  readonly id: number;
  readonly result: RuleSearchResult;
}

/** The longest that one search may take, however slow the machine. */
const MILLISECONDS = 5_000;

const WORKER_EFFORT: Effort = {
  statusSteps: THOROUGH_EFFORT.statusSteps,
  priceSteps: THOROUGH_EFFORT.priceSteps,
  reasonSteps: THOROUGH_EFFORT.reasonSteps,
  repairSteps: THOROUGH_EFFORT.repairSteps,
  time: { clock: () => performance.now(), milliseconds: MILLISECONDS },
};

/** The worker's side: compiles the bundle on arrival, then replies to every request. */
export function createEngineHost(reply: (reply: EngineReply) => void): (message: EngineMessage) => void {
  let book: RuleBook | null = null;
  return (message) => {
    if ('bundle' in message) {
      book = readRuleBook(message.bundle);
      return;
    }
    if (book === null) throw new Error('The rule engine received a search before its option bundle.');
    const { id, selection, search } = message;
    reply({ id, result: searchRules(book, selection, search, WORKER_EFFORT) });
  };
}
