/**
 * The apostrophe before text that a spreadsheet would calculate: our files are written with it, and read without it.
 * Plain JavaScript, because the worker thread that reads files loads it directly.
 */

/**
 * How a formula begins for a spreadsheet: also in full width, and after blanks that it ignores. Text that begins so after
 * apostrophes is marked too, as one of them would be taken for the mark.
 */
const BEGINS_A_FORMULA = /^(?:[\s']*[=+\-@\u2212\uff1d\uff0b\uff0d\uff20]|(?:(?![\t\r\n])[\s'])*[\t\r\n]\s*\S)/;

/**
 * Puts an apostrophe before text that a spreadsheet would calculate: shown as text, harmless in any reader.
 *
 * @param {string} text
 */
export const escapeFormula = (text) => (BEGINS_A_FORMULA.test(text) ? `'${text}` : text);

/** How other systems have a spreadsheet show text as text: a formula that is nothing but it. */
const TEXT_FORMULA = /^="([^"]*)"$/;

/**
 * The text without that apostrophe, or without the formula that another system wrote around it; the same text if it has
 * neither.
 *
 * @param {string} text
 */
export const withoutFormulaEscape = (text) =>
  TEXT_FORMULA.exec(text)?.[1] ?? (text.startsWith("'") && BEGINS_A_FORMULA.test(text.slice(1)) ? text.slice(1) : text);
