const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id of the thing an address names, as `/stock/{id}` does under `/stock`; null for every other page. */
export function idUnder(folder: string, path: string): string | null {
  if (!path.startsWith(`${folder}/`)) return null;
  const id = path.slice(folder.length + 1).replace(/\/$/, '');
  return ID.test(id) ? id : null;
}
