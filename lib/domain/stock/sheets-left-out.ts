/** Which sheets of a workbook were not read, and what to do; null where there are none. */
export function sheetsLeftOutWords(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const sheets = names.length === 1 ? 'sheet' : 'sheets';
  const quoted = names.map((name) => `“${name}”`).join(', ');
  return `Not read: ${sheets} ${quoted} of the workbook. To read another sheet, save it as a separate file.`;
}
