/**
 * The same text for the same value, whatever the order of its keys; the input of a record's content hash. Keys are
 * sorted, no white space, undefined is left out: RFC 8785 for the values a record holds (whose keys are plain words).
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value ?? null));
}

/** A sorted copy, so that JSON.stringify runs once: serialising each member takes twice as long. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const named: Readonly<Record<string, unknown>> = { ...value };
  // No prototype: `__proto__` is an ordinary name here.
  const copy: Record<string, unknown> = Object.create(null);
  for (const name of Object.keys(named).sort()) copy[name] = sorted(named[name]);
  return copy;
}
