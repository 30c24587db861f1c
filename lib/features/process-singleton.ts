/** What one process has once. One Next process loads a module several times, each with its own variables. */

/**
 * The value that this process has under a name; it is created at first use. A promise that is rejected is forgotten, so
 * that the next use tries again.
 * @param key used in one place only: whether the value is what the caller expects is not checked
 */
export function processSingleton<Value extends object>(key: string, create: () => Value): Value {
  const name = Symbol.for(`vehicle-valuations.${key}`);
  // globalThis has no type for a property with a symbol.
  const existing: Value | undefined = Reflect.get(globalThis, name);
  if (existing !== undefined) return existing;
  const created = create();
  Reflect.set(globalThis, name, created);
  if (created instanceof Promise)
    created.catch(() => {
      if (Reflect.get(globalThis, name) === created) Reflect.deleteProperty(globalThis, name);
    });
  return created;
}
