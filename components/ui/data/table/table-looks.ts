/** The classes of a table by what a row becomes on a phone. */
export interface TableLook {
  readonly table: string;
  readonly body: string;
  readonly head: string;
  readonly row: string;
  readonly rowHeader: string;
  readonly cell: string;
}

const STACKED: TableLook = {
  table: 'w-full max-sm:block',
  body: 'max-sm:block',
  head: 'max-sm:sr-only',
  row: 'max-sm:block max-sm:py-2.5',
  rowHeader: 'max-sm:block max-sm:px-4',
  cell: 'max-sm:flex max-sm:items-baseline max-sm:px-4 max-sm:whitespace-normal! max-sm:justify-between max-sm:gap-x-4 max-sm:py-0.5 max-sm:text-right max-sm:has-[>[data-long]]:flex-wrap max-sm:before:text-left max-sm:before:font-normal max-sm:before:text-soft max-sm:before:content-[attr(data-label)]',
};

/** Three columns, two on the narrowest screens; fewer where the text is so large that a figure would be broken. */
const CARD_COLUMNS =
  'max-sm:grid-cols-[repeat(auto-fill,minmax(max(4rem,(100%-1.5rem)/3),1fr))] ' +
  'max-[22rem]:grid-cols-[repeat(auto-fill,minmax(max(4rem,(100%-0.75rem)/2),1fr))]';

const CARDS: TableLook = {
  table: 'w-full max-sm:block',
  body: 'max-sm:block',
  head: 'max-sm:sr-only',
  row: `max-sm:grid ${CARD_COLUMNS} max-sm:gap-x-3 max-sm:gap-y-1.5 max-sm:px-4 max-sm:py-3`,
  rowHeader: 'max-sm:p-0!',
  cell: 'max-sm:p-0! max-sm:text-left! max-sm:wrap-anywhere max-sm:whitespace-normal! max-sm:before:block max-sm:before:text-xs max-sm:before:text-soft max-sm:before:content-[attr(data-label)]',
};

const SCROLLED: TableLook = {
  table: 'w-max min-w-full lg:w-full print:w-full',
  body: '',
  head: '',
  row: '',
  // The row's name stays visible while its columns scroll.
  rowHeader: 'max-w-64 max-lg:sticky max-lg:left-0 max-lg:bg-surface',
  cell: 'max-w-64',
};

/**
 * Three columns of figures: each row has its name above them. Where the text is so large that a figure does not fit its
 * third, each has a line and its label.
 */
const COLUMNS: TableLook = {
  table: 'w-full max-sm:block',
  body: 'max-sm:block',
  head: 'max-sm:block max-sm:@max-[16rem]:sr-only',
  row: 'max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-3 max-sm:px-4 max-sm:py-1 max-sm:@max-[16rem]:grid-cols-1',
  rowHeader: 'max-sm:col-span-full max-sm:p-0!',
  cell: 'max-sm:p-0! max-sm:wrap-anywhere max-sm:whitespace-normal! max-sm:@max-[16rem]:flex max-sm:@max-[16rem]:justify-between max-sm:@max-[16rem]:gap-x-3 max-sm:@max-[16rem]:before:text-soft max-sm:@max-[16rem]:before:content-[attr(data-label)]',
};

export const TABLE_LOOKS = { stack: STACKED, cards: CARDS, scroll: SCROLLED, columns: COLUMNS } as const;
