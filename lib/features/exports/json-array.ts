/** Rows as one JSON array, with one row per line: streamed, and read by other systems line by line too. */
export async function* jsonArrayOf(rows: AsyncIterable<object>): AsyncGenerator<string> {
  yield '[';
  let separator = '\n';
  for await (const row of rows) {
    yield `${separator}${JSON.stringify(row)}`;
    separator = ',\n';
  }
  yield '\n]\n';
}
