/** 1 1 2 1 1 2 4 …: restarts that suit every length of search. */
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
