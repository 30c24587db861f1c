/** Why a readable row of a list or file was not written into the stock. Without schemas: pages load it. */

export const ROW_REFUSALS = {
  /** Entered since the rows were compared with the stock. */
  taken: 'Another car in stock has this plate or stock number.',
  changed: 'This car was changed in the meantime, so it was left unchanged.',
} as const;
export type RowRefusal = keyof typeof ROW_REFUSALS;
