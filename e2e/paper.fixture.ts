/** What of a page has no use on paper. */
import type { Page } from 'playwright/test';

/**
 * What only a screen can use, and cards that have nothing but their title once it is left out. A figure is a button that opens
 * to where it came from: on paper it is the figure.
 */
export const screenPartsOn = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
    const controls = [...document.querySelectorAll('input, select, textarea, button:not([popovertarget])')].filter(
      isSeen,
    );
    const emptyCards = [...document.querySelectorAll<HTMLElement>('main section')].filter((section) => {
      const title = section.querySelector<HTMLElement>('h2, h3');
      const hasPicture = [...section.querySelectorAll('svg, img, table')].some(isSeen);
      return isSeen(section) && title !== null && !hasPicture && section.innerText.trim() === title.innerText.trim();
    });
    return [...controls, ...emptyCards].map(
      (element) => `${element.tagName.toLowerCase()} ${element.getAttribute('name') ?? element.textContent?.trim()}`,
    );
  });
