/** What of an answer could not be read, for the log: a figure that goes missing looks like one the provider never gave. */

/** @param fields of the answer, by path: names alone, no values */
export type Unread = (operation: string, fields: readonly string[]) => void;

/** A list has the same field in every row, and a run the same list thousands of times. */
export function onceEach(tell: Unread): Unread {
  const told = new Set<string>();
  return (operation, fields) => {
    const names = new Set(fields.map((field) => field.replace(/\[\d+\]/g, '[]')));
    const fresh = [...names].filter((name) => !told.has(`${operation} ${name}`));
    for (const name of fresh) told.add(`${operation} ${name}`);
    if (fresh.length > 0) tell(operation, fresh);
  };
}
