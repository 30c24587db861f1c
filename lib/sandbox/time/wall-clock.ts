/** The provider's servers run on UK time and write it without an offset. */
const london = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `2026-06-05T14:07:09`: an instant on a UK wall clock. */
export const ukWallClock = (instant: Date): string => london.format(instant).replace(' ', 'T');
