/**
 * One text for one value, whatever order its keys were set in: what a record's content hash is taken over. Keys are
 * sorted, nothing is spaced, undefined is left out, as in RFC 8785 for the values a record holds.
 */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    let members = '';
    const named: Readonly<Record<string, unknown>> = { ...value };
    for (const name of Object.keys(named).sort()) {
      const member = named[name];
      if (member === undefined) continue;
      members += `${members === '' ? '' : ','}${JSON.stringify(name)}:${canonical(member)}`;
    }
    return `{${members}}`;
  }
  return JSON.stringify(value ?? null);
}
