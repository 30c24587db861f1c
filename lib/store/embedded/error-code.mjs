/**
 * The code of an error from Node's functions, such as `ENOENT`.
 * @param {unknown} error
 */
export function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
