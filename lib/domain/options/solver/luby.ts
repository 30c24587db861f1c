/**
 * The sequence 1 1 2 1 1 2 4 …: restart intervals within a constant logarithmic factor of the best for any search.
 * M. Luby, A. Sinclair, D. Zuckerman, "Optimal Speedup of Las Vegas Algorithms", Information Processing Letters 47
 * (1993). The loop is MiniSat's.
 */
export function luby(index: number): number {
  let [size, power] = [1, 0];
  while (size < index + 1) {
    power += 1;
    size = 2 * size + 1;
  }
  let rest = index;
  while (size - 1 !== rest) {
    size = (size - 1) >> 1;
    power -= 1;
    rest %= size;
  }
  return 2 ** power;
}
