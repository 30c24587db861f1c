/** The bars of “Options that add value”: options that add value, or all if none does, which is then the finding. */
export function optionsOfValue<T extends { readonly valuePounds: number | null }>(options: readonly T[]): readonly T[] {
  const adding = options.filter(({ valuePounds }) => valuePounds !== 0);
  return adding.some(({ valuePounds }) => valuePounds !== null) ? adding : options;
}
