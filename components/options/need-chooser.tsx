import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { readOptionValues } from '@/lib/api/addresses/option-values';
import { useAnswer } from '@/lib/api/use-answer';
import type { OpenNeed, Repair } from '@/lib/domain/rules/configuration';
import { formatPoundsChange } from '@/lib/format';
import { nameIn } from './actions';
import { priceWords } from './price-text';
import { RepairCard } from './repair-card';
import type { Work } from './work';

export interface NeedChooserProps {
  /** null: closed. */
  need: OpenNeed | null;
  work: Work;
  close: () => void;
  choose: (option: number) => void;
  help: (option: number) => void;
  take: (repair: Repair) => void;
}

/** The ways to meet a need: what is there already, then the cheapest. */
export function NeedChooser({ need, work, close, choose, help, take }: NeedChooserProps) {
  return (
    <Dialog
      open={need !== null}
      onClose={close}
      title={need === null ? '' : `What ${nameIn(work.book, need.primary)} needs`}
    >
      {need !== null && <Choices {...{ need, work, choose, help, take }} />}
    </Dialog>
  );
}

function Choices({ need, work, choose, help, take }: Omit<NeedChooserProps, 'close' | 'need'> & { need: OpenNeed }) {
  const { book, now } = work;
  const suggestion = now.freeChoices.find(
    ({ rule, primary }) => rule === need.rule && primary === need.primary,
  )?.suggestion;
  const fixed = now.fixed();
  const kept = useKept(need, work);
  return (
    <div className="space-y-3">
      <p>
        {need.type === 'RA' ? 'All of these' : 'One of these'}
        {need.type === 'IO' ? '; it is then free.' : '.'} <span className="text-soft">{need.sentence}</span>
      </p>
      <ul className="divide-y divide-line rounded-md border border-line">
        {now.choicesFor(need, kept).map(({ option, isCovered, status, deltaPence, keptPence }) => {
          const isShut = status === 'blocked' || status === 'dead';
          const price = book.options[book.indexOf.get(option) ?? -1]?.pence ?? null;
          return (
            <li key={option} className="flex flex-wrap items-center justify-between gap-2 px-3 py-2">
              <span>
                {nameIn(book, option)} {isCovered && <Badge tone="success">Covered already</Badge>}
                {option === suggestion && <Badge tone="accent">Worth most: {priceWords(price)}</Badge>}
                <span className="block text-sm text-soft">
                  {isCovered
                    ? 'Nothing to pay'
                    : deltaPence === null
                      ? 'Price on application'
                      : formatPoundsChange(deltaPence / 100)}
                  {keptPence !== null && `, keeps ${priceWords(keptPence)} after three years`}
                </span>
              </span>
              {!isCovered &&
                (isShut ? (
                  <Button onClick={() => help(option)}>
                    Why not<span className="sr-only"> {nameIn(book, option)}</span>?
                  </Button>
                ) : (
                  <Button onClick={() => choose(option)}>
                    Add<span className="sr-only"> {nameIn(book, option)}</span>
                  </Button>
                ))}
            </li>
          );
        })}
      </ul>
      {fixed && fixed.adds.length > 0 && (
        <>
          <h3 className="font-semibold">The cheapest way to meet everything that is open</h3>
          <ul>
            <RepairCard repair={fixed} {...{ book, take }} label="Complete it" />
          </ul>
        </>
      )}
    </div>
  );
}

const THREE_YEARS = 36;

/** What each way keeps of its price after three years, in pence; the option values are for cars alone. */
function useKept(need: OpenNeed, { list, build }: Work): (option: number) => number | null {
  const { kind, identifier } = list;
  const answer = useAnswer(
    readOptionValues,
    kind === 'car' ? { kind, identifier, date: build.date, option: [...need.missing] } : null,
  );
  const options = answer.data?.values.value?.options ?? [];
  return (option) => {
    const pounds = options.find(({ code }) => code === option)?.valuePounds[THREE_YEARS] ?? null;
    return pounds === null ? null : pounds * 100;
  };
}
