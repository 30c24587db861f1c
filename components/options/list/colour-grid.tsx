import { memo, useState } from 'react';
import { CaptionInSight } from '@/components/ui/caption-in-sight';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { mayPair } from '@/lib/domain/rules/build';
import type { LinkTable } from '@/lib/domain/rules/bundle';
import type { Desk } from '../desk';
import { isFitted } from '../faces';
import { nameIn } from '../names';
import { useDesk, useSettled } from '../use-desk';

export interface ColourGridProps {
  desk: Desk;
  table: LinkTable;
  /** `trims` or `hoods`. */
  others: string;
}

/** Which colours go with which trims or hoods, as a table of pairs: pressing one chooses both. */
export const ColourGrid = memo(function ColourGrid({ desk, table, others }: ColourGridProps) {
  const [isOpen, open] = useState(false);
  const { book } = desk.work;
  const { build } = useSettled(desk);
  const known = (code: number) => book.indexOf.has(code);
  const colours = [...new Set(table.links.map(({ colour }) => colour))].filter(known);
  const partners = [...new Set([...table.partners, ...table.links.map(({ partner }) => partner)])].filter(known);
  const goes = new Set(table.links.map(({ colour, partner }) => `${colour} ${partner}`));
  const among = [...colours, ...partners];
  if (colours.length === 0 || partners.length === 0) return null;
  return (
    <div className="rounded-lg border border-line bg-surface px-4 py-1 sm:px-5 print:hidden">
      <Disclosure
        summary={`Which colours go with which ${others}`}
        aside={`${colours.length} × ${partners.length}`}
        onToggle={open}
      >
        <div
          tabIndex={0}
          role="group"
          aria-label={`Colours and ${others}, scrolls sideways`}
          className="-ml-5 overflow-x-auto"
        >
          <table className="text-sm">
            <caption className="pb-1 text-left text-soft">
              <CaptionInSight>
                A pair that can be had has a plus: it chooses both. A pale one does not go with what else is chosen, and
                says why. Colours that are not listed go with all.
              </CaptionInSight>
            </caption>
            <thead>
              <tr>
                <td />
                {partners.map((partner) => (
                  <th
                    key={partner}
                    scope="col"
                    className="max-w-28 min-w-20 px-1 pb-1 text-left align-bottom text-xs font-semibold wrap-anywhere"
                  >
                    {nameIn(book, partner)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {colours.map((colour) => (
                <tr key={colour}>
                  <th
                    scope="row"
                    className="sticky left-0 max-w-40 bg-surface py-1 pr-2 text-left font-normal wrap-anywhere"
                  >
                    {nameIn(book, colour)}
                  </th>
                  {partners.map((partner) => (
                    <td key={partner} className="p-0.5">
                      {goes.has(`${colour} ${partner}`) ? (
                        <Pair
                          {...{ desk, colour, partner }}
                          isShut={isOpen && !mayPair(book, build, [colour, partner], among)}
                          choose={() => desk.press({ do: 'pair', pair: [colour, partner], among })}
                        />
                      ) : (
                        <span className="grid min-h-(--control) place-items-center rounded-sm bg-sunken text-faint">
                          <Icon name="minus" className="size-3.5" />
                          <span className="sr-only">not offered</span>
                        </span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Disclosure>
    </div>
  );
});

interface PairProps {
  desk: Desk;
  colour: number;
  partner: number;
  /** Whether other wishes rule it out. */
  isShut: boolean;
  choose: () => void;
}

function Pair({ desk, colour, partner, isShut, choose }: PairProps) {
  const isHere = useDesk(desk, ({ work: { faces } }) => isFitted(faces.get(colour)) && isFitted(faces.get(partner)));
  const { book } = desk.work;
  return (
    <button
      type="button"
      aria-pressed={isHere}
      aria-disabled={isShut || undefined}
      onClick={choose}
      className="grid min-h-(--control) w-full min-w-11 place-items-center rounded-sm border border-edge hover:border-ink aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent aria-disabled:border-dashed aria-disabled:text-faint"
    >
      <Icon name={isHere ? 'tick' : isShut ? 'close' : 'plus'} className="size-3.5" />
      <span className="sr-only">
        {nameIn(book, colour)} with {nameIn(book, partner)}
      </span>
    </button>
  );
}
