/** The page of an operation. */
export const operationPath = (name: string): string => `/explorer/${encodeURIComponent(name)}`;
