/**
 * Control characters except tab and line ends, lone surrogates, and anything that XML or spreadsheets cannot represent.
 */
const UNENCODABLE =
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * Text that any file and the database can store. @param maxLetters longer text is cut here, even inside a surrogate
 * pair
 */
export function sanitiseText(text: string, maxLetters = Infinity): string {
  return text.slice(0, maxLetters).replace(UNENCODABLE, '');
}
