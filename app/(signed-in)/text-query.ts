/** The query of a page's address; repeated parameters are ignored. */
export const textQuery = (query: Readonly<Record<string, string | string[] | undefined>>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
