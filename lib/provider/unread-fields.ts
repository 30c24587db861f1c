/** Logs the fields of answers that could not be read: a lost figure looks like one that the provider never gave. */

/** @param fields of the answer, by path: names alone, no values */
export type UnreadFieldsReporter = (operation: string, fields: readonly string[]) => void;

/** A list has the same field in every row, and a run reads the same list thousands of times. */
export function reportOnce(report: UnreadFieldsReporter): UnreadFieldsReporter {
  const reported = new Set<string>();
  return (operation, fields) => {
    const names = new Set(fields.map((field) => field.replace(/\[\d+\]/g, '[]')));
    const unreported = [...names].filter((name) => !reported.has(`${operation} ${name}`));
    for (const name of unreported) reported.add(`${operation} ${name}`);
    if (unreported.length > 0) report(operation, unreported);
  };
}
