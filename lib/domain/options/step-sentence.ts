import type { OptionConfiguration } from './configuration';
import { sumWords } from './pricing/sum-words';

/** What a step or its undoing changed, the needs that are open only since, and what the options cost then. */
export function stepSentence(changes: string, before: OptionConfiguration, then: OptionConfiguration): string {
  const opened = then.openNeeds.filter(({ sentence }) => !before.openNeeds.some((need) => need.sentence === sentence));
  const price = `Options ${sumWords(then.total.pence, then.total.onApplication.length > 0)}.`;
  return [changes, ...opened.map(({ sentence }) => sentence), price].filter((part) => part !== '').join(' ');
}
