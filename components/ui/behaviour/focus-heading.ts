/** For a control that goes away with its click: the focus goes to the page's heading, not to the start of the page. */
export function focusHeading(selector = 'main h1'): void {
  const heading = document.querySelector<HTMLElement>(selector);
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
