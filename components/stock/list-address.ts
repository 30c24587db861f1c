const LIST = /^\/stock\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/;

export function listPath(id: string): string {
  return `/stock/${id}`;
}

/** The id of the list an address names; null for every other page. */
export function listIdIn(path: string): string | null {
  return LIST.exec(path)?.[1] ?? null;
}
