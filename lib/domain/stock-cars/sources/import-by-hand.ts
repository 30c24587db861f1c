/** What to do with a file that a feed cannot read: nobody is there to be asked which column is which. */
export const IMPORT_BY_HAND =
  'Or import the file by hand once, under Stock: there you choose its columns yourself, and take the cars into stock.';
