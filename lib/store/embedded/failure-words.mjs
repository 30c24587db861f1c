/** The numbers of WASI that PGlite's file system throws, in an object that is no Error. */
const WASI_ERRORS = /** @type {Record<number, string>} */ ({
  2: 'its files may not be read or written (EACCES)',
  29: 'its disk failed (EIO)',
  33: 'too many files are open (EMFILE)',
  51: 'there is no space left on its disk (ENOSPC); free some',
  63: 'its files may not be read or written (EPERM)',
  69: 'its disk is read-only (EROFS)',
});

/** PGlite's words where PostgreSQL ends while it opens its files. */
const UNSTARTED = /^(PGlite failed to initialize|Aborted\()/;
const DAMAGED =
  'its files may be damaged, or of another version of PostgreSQL; restore the newest backup into another DATA_DIRECTORY';

/** What PGlite threw, in words. @param {unknown} error */
export function failureWords(error) {
  if (error instanceof Error) return UNSTARTED.test(error.message) ? DAMAGED : error.message;
  const errno = typeof error === 'object' && error !== null && 'errno' in error ? Number(error.errno) : NaN;
  if (Number.isNaN(errno)) return String(error);
  return WASI_ERRORS[errno] ?? `its file system failed (WASI error ${errno})`;
}
