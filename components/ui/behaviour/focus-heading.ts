/** For a control that its click removes: moves the focus to the page's heading, not to the start of the page. */
export function focusHeading(selector = 'main h1'): void {
  const heading = document.querySelector<HTMLElement>(selector);
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
