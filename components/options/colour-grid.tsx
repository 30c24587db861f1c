import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import type { LinkTable } from '@/lib/domain/rules/bundle';
import type { RuleBook } from '@/lib/domain/rules/rule-book';
import { nameIn, type Actions } from './actions';
import type { Faces } from './faces';

export interface ColourGridProps {
  book: RuleBook;
  faces: Faces;
  table: LinkTable;
  /** `trims` or `hoods`. */
  others: string;
  actions: Actions;
}

/** Which colours go with which trims or hoods, as a table of pairs: pressing one chooses both. */
export function ColourGrid({ book, faces, table, others, actions }: ColourGridProps) {
  const known = (code: number) => book.indexOf.has(code);
  const colours = [...new Set(table.links.map(({ colour }) => colour))].filter(known);
  const partners = [...new Set([...table.partners, ...table.links.map(({ partner }) => partner)])].filter(known);
  const goes = new Set(table.links.map(({ colour, partner }) => `${colour} ${partner}`));
  const isFitted = (code: number) => ['chosen', 'standard', 'in pack'].includes(faces.get(code)?.status ?? '');
  if (colours.length === 0 || partners.length === 0) return null;
  return (
    <div className="rounded-lg border border-line bg-surface px-4 py-1 sm:px-5 print:hidden">
      <Disclosure summary={`Which colours go with which ${others}`} aside={`${colours.length} × ${partners.length}`}>
        <div
          tabIndex={0}
          role="group"
          aria-label={`Colours and ${others}, scrolls sideways`}
          className="-ml-5 overflow-x-auto"
        >
          <table className="text-sm">
            <caption className="pb-1 text-left text-soft">
              A pair that can be had is a button: it chooses both. Colours that are not listed go with all.
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
                  {partners.map((partner) => {
                    const isHere = isFitted(colour) && isFitted(partner);
                    return (
                      <td key={partner} className="p-0.5">
                        {goes.has(`${colour} ${partner}`) ? (
                          <button
                            type="button"
                            aria-pressed={isHere}
                            onClick={() =>
                              actions.press({ do: 'pair', pair: [colour, partner], among: [...colours, ...partners] })
                            }
                            className="grid min-h-(--control) w-full min-w-11 place-items-center rounded-sm border border-edge hover:border-ink aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
                          >
                            <Icon name={isHere ? 'tick' : 'plus'} className="size-3.5" />
                            <span className="sr-only">
                              {nameIn(book, colour)} with {nameIn(book, partner)}
                            </span>
                          </button>
                        ) : (
                          <span className="grid min-h-(--control) place-items-center rounded-sm bg-sunken text-faint">
                            <Icon name="minus" className="size-3.5" />
                            <span className="sr-only">not offered</span>
                          </span>
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Disclosure>
    </div>
  );
}
