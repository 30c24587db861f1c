/** Runs once the frame that shows the current state is painted. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => void setTimeout(run));
}
