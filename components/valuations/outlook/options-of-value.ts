/** What is drawn under “Options that add value”: those that add some, or all where none does, which is the finding then. */
export function optionsOfValue<T extends { readonly valuePounds: number | null }>(options: readonly T[]): readonly T[] {
  const adding = options.filter(({ valuePounds }) => valuePounds !== 0);
  return adding.some(({ valuePounds }) => valuePounds !== null) ? adding : options;
}
