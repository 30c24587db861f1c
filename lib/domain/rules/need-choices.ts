import type { NeedChoice, OpenNeed, Status } from './configuration';
import { present, type Present } from './present';

/** The options that meet a need: already covered first, then the cheapest, then the best kept value. */
export function needChoices(
  now: Present,
  need: OpenNeed,
  statusOf: (option: number) => Status,
  keptPence: (option: number) => number | null = () => null,
): NeedChoice[] {
  const { book, wishes, picks, fitted, account } = now;
  const rule = (book.needs[book.indexOf.get(need.primary) ?? -1] ?? []).find(
    ({ code, type }) => code === need.rule && type === need.type,
  );
  const choices = (rule?.secondaries ?? []).flatMap((index): NeedChoice[] => {
    const option = book.options[index];
    if (option === undefined) return [];
    const isCovered = fitted.fit[index] === 1;
    const then = option.isPackOnly || isCovered ? null : present(book, [...wishes, index], picks).account;
    const isKnown = then !== null && then.unknown === account.unknown;
    return [
      {
        option: option.code,
        isCovered,
        status: statusOf(option.code),
        deltaPence: isCovered ? 0 : isKnown ? then.pence - account.pence : null,
        keptPence: keptPence(option.code),
      },
    ];
  });
  const delta = (choice: NeedChoice) => choice.deltaPence ?? Number.MAX_SAFE_INTEGER;
  return choices.sort(
    (a, b) =>
      Number(b.isCovered) - Number(a.isCovered) || delta(a) - delta(b) || (b.keptPence ?? -1) - (a.keptPence ?? -1),
  );
}
