/** What to do with a file in which a feed finds no column of regs or mileages: a feed has no one to ask. */
export const ENTER_OR_IMPORT_BY_HAND =
  'Enter the heading of the column, or import the file by hand once, under Stock: there you choose its columns, and take its cars into stock.';
