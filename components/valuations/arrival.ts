/** The record a press has just led to, whose heading is to take the focus. One at a time, as focus is. */
let arrived: string | null = null;

export function arrive(id: string): void {
  arrived = id;
}

/** Whether a press is leading to this record right now. */
export function isArriving(id: string): boolean {
  return arrived === id;
}

/** True once, for the record arrived at. */
export function hasArrived(id: string): boolean {
  if (arrived !== id) return false;
  arrived = null;
  return true;
}
