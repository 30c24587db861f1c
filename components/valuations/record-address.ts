const RECORD = /^\/valuations\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/;

export function recordPath(id: string): string {
  return `/valuations/${id}`;
}

/** The id of the record an address names; null for every other page. */
export function recordIdIn(path: string): string | null {
  return RECORD.exec(path)?.[1] ?? null;
}
