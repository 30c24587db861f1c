/** The code of a derivative: 20 characters in fixed places, including blanks. */
const CODE_LENGTH = 20;

/** The typed code, in capitals, padded with the trailing blanks that copying loses; inner blanks are unchanged. */
export function paddedCode(typed: string): string {
  return typed
    .replace(/^\s+|\s+$/g, '')
    .replace(/\s/g, ' ')
    .toUpperCase()
    .padEnd(CODE_LENGTH, ' ');
}

/** Why it is not a code, as a sentence; null if it may be one. */
export function codeProblem(typed: string): string | null {
  const { length } = typed.trim();
  if (length === 0) return 'Enter the guide code, such as CIC312S5HPTM  4   1.';
  if (length > CODE_LENGTH) return `A guide code has ${CODE_LENGTH} characters; this one has ${length}.`;
  return null;
}
