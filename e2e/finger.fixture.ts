/** What a finger can press on a page, and what is too small for it: WCAG 2.5.8, and 44 px for each action. */
import type { Page } from 'playwright/test';

/** Controls that are too small: at least 24 px, and 44 px for each action button. */
export async function smallTargets(page: Page): Promise<string[]> {
  const targets = await targetsOn(page);
  return targets
    .filter((target) => !isLargeEnough(target, targets))
    .map(({ name, width, height }) => `${name} ${Math.round(width)} × ${Math.round(height)}`);
}

interface Target {
  readonly name: string;
  readonly isAction: boolean;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What a finger presses, with the label that is pressed in its place. Left out is what stands within a sentence. */
const targetsOn = (page: Page): Promise<Target[]> =>
  page.evaluate(() => {
    const selector = 'a[href], button, summary, select, input:not([type="hidden"]), textarea, [role="option"]';
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((control) => {
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      const boxes = [control, ...(label ? [label] : [])].map((element) => element.getBoundingClientRect());
      const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
      const width = Math.max(...boxes.map((box) => box.right)) - left;
      const height = Math.max(...boxes.map((box) => box.bottom)) - top;
      const isShown = width > 1 && height > 1 && getComputedStyle(control).visibility !== 'hidden';
      const isInSentence = control.closest('p') !== null || getComputedStyle(control).display === 'inline';
      if (!isShown || isInSentence || control.classList.contains('sr-only')) return [];
      const words = label?.textContent ?? control.textContent ?? '';
      const name = `${control.tagName} “${words.trim().slice(0, 30)}”`;
      return [{ name, isAction: control.matches('button.border'), left, top, width, height }];
    });
  });

/** WCAG 2.5.8: at least 24 px, or a circle of 24 px around its middle that meets no other target. */
function isLargeEnough(target: Target, all: readonly Target[]): boolean {
  if (target.isAction) return target.height >= 43.5;
  if (target.height >= 23.5 && target.width >= 23.5) return true;
  const [x, y] = [target.left + target.width / 2, target.top + target.height / 2];
  return all.every((other) => {
    if (other === target) return true;
    const dx = Math.max(other.left - x, 0, x - other.left - other.width);
    const dy = Math.max(other.top - y, 0, y - other.top - other.height);
    return Math.hypot(dx, dy) >= 12;
  });
}
