/**
 * Work on one item after the other: one that fails does not hold up the others.
 * @throws the first failure, once every item was tried
 */
export async function tryEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
