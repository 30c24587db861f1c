/** The order of a table, read out when it changes: "Sorted by Retail, descending." */
export const sortedWords = (label: string, order: 'ascending' | 'descending'): string =>
  `Sorted by ${label}, ${order}.`;
