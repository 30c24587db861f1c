/**
 * Work on one item after the other: one that fails does not hold up the others.
 * @throws the first failure, once every item was tried
 */
export async function tryEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/**
 * The same page by page, each read after the last item of the page before, so that items that always fail do not hold up
 * the rest.
 */
export async function tryEachPage<Item>(
  next: (after: Item | null) => Promise<readonly Item[]>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (let after: Item | null = null; ;) {
    const items: readonly Item[] = await next(after);
    const last = items.at(-1);
    if (last === undefined) break;
    await tryEach(items, work).catch((error: unknown) => failures.push(error));
    after = last;
  }
  if (failures.length > 0) throw failures[0];
}
