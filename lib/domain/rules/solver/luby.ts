/** 1 1 2 1 1 2 4 …: restarts that suit every length of search. */
export function luby(turn: number): number {
  let [size, power] = [1, 0];
  while (size < turn + 1) {
    power += 1;
    size = 2 * size + 1;
  }
  let rest = turn;
  while (size - 1 !== rest) {
    size = (size - 1) >> 1;
    power -= 1;
    rest %= size;
  }
  return 2 ** power;
}
