import { Icon } from '@/components/ui/data/icon';
import { sumWords } from '@/lib/domain/options/pricing/sum-words';
import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import { formatPlural } from '@/lib/format';
import { priceWords } from '../price-text';

export interface PackContentsProps {
  book: RuleBook;
  /** The pack's place in the book. */
  index: number;
  /** Codes of its contents that are fitted now, joined: rows are compared by it. */
  ticked: string;
  /** Tab stop of the line that opens it. */
  tabIndex: 0 | -1;
}

/** The contents of a pack, each with its price alone struck through, since the pack includes it. */
export function PackContents({ book, index, ticked, tabIndex }: PackContentsProps) {
  const fitted = new Set(ticked.split(',').map(Number));
  const contents = (book.contents[index] ?? []).flatMap((item) => book.options[item] ?? []);
  const texts = book.options[index]?.packTexts ?? [];
  const sold = contents.filter(({ isPackOnly }) => !isPackOnly);
  const known = sold.reduce((sum, { pence }) => sum + (pence ?? 0), 0);
  const isOnApplication = sold.some(({ pence }) => pence === null);
  const alone = isOnApplication && known === 0 ? priceWords(null) : sumWords(known, isOnApplication);
  return (
    <details className="group/pack text-sm">
      <summary
        tabIndex={tabIndex}
        className="flex min-h-(--control) list-none items-center gap-1.5 rounded-sm text-accent [&::-webkit-details-marker]:hidden"
      >
        <Icon name="right" className="size-3 transition-transform group-open/pack:rotate-90" />
        <span>
          {formatPlural(contents.length + texts.length, 'item')}
          {(known > 0 || isOnApplication) && <span className="text-soft">, {alone} alone</span>}
          <span className="sr-only"> in {book.options[index]?.name}</span>
        </span>
      </summary>
      <ul className="space-y-0.5 pb-1">
        {contents.map(({ code, name, pence, isPackOnly }) => (
          <li key={code} className="flex items-start gap-1.5">
            <Icon
              name={fitted.has(code) ? 'tick' : 'plus'}
              className={`mt-1 size-3 ${fitted.has(code) ? 'text-success' : 'text-faint'}`}
            />
            <span className="min-w-0 flex-1 wrap-anywhere">
              {name}
              {fitted.has(code) && <span className="sr-only"> (fitted)</span>}
            </span>
            {isPackOnly ? (
              <span className="text-soft">in packs only</span>
            ) : (
              <s className="text-faint">{priceWords(pence)}</s>
            )}
          </li>
        ))}
        {texts.map((text, index) => (
          <li key={index} className="flex items-start gap-1.5">
            <Icon name="plus" className="mt-1 size-3 text-faint" />
            <span data-provider-words className="min-w-0 wrap-anywhere">
              {text}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
