import assert from 'node:assert/strict';
import { test } from 'node:test';
import { watchReturns } from './watch-returns';

type ReturnEvent = readonly [type: 'focus' | 'blur' | 'shown' | 'hidden' | 'offline' | 'online', atMs: number];

/** @returns when each return was noticed, in ms since the page was opened */
function noticed(events: readonly ReturnEvent[]): number[] {
  const shown: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
  const navigator = { onLine: true };
  const page = Object.assign(new EventTarget(), { document: shown, navigator });
  const found: number[] = [];
  let now = 0;
  const end = watchReturns(page, () => found.push(now));
  const send = ([type, atMs]: ReturnEvent) => {
    now = atMs;
    if (type === 'shown') shown.visibilityState = 'visible';
    if (type === 'hidden') shown.visibilityState = 'hidden';
    if (type === 'online' || type === 'offline') navigator.onLine = type === 'online';
    const event = new Event(type === 'shown' || type === 'hidden' ? 'visibilitychange' : type);
    page.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: atMs }));
  };
  events.forEach(send);
  end();
  send(['shown', 900_000]);
  send(['focus', 990_000]);
  return found;
}

const CASES: readonly (readonly [title: string, events: readonly ReturnEvent[], noticed: readonly number[]])[] = [
  [
    'a tab that is shown and then gets the focus',
    [
      ['blur', 0],
      ['hidden', 2],
      ['shown', 60_000],
      ['focus', 60_030],
    ],
    [60_000],
  ],
  [
    'a tab that gets the focus and is then shown',
    [
      ['hidden', 0],
      ['focus', 60_000],
      ['shown', 60_004],
    ],
    [60_004],
  ],
  [
    'a tab that is shown before it is known to be, with both events',
    [
      ['blur', 0],
      ['focus', 60_000],
      ['shown', 60_004],
    ],
    [60_000],
  ],
  [
    'a window beside another, which is never hidden',
    [
      ['blur', 0],
      ['focus', 20_000],
      ['blur', 30_000],
      ['focus', 45_000],
    ],
    [20_000, 45_000],
  ],
  [
    'a tab that is shown and gets the focus minutes later',
    [
      ['hidden', 0],
      ['shown', 60_000],
      ['focus', 240_000],
    ],
    [60_000, 240_000],
  ],
  [
    'two returns to a tab',
    [
      ['hidden', 0],
      ['shown', 10_000],
      ['focus', 10_001],
      ['hidden', 15_000],
      ['shown', 20_000],
      ['focus', 20_001],
    ],
    [10_000, 20_000],
  ],
  [
    'a return without a connection, which does not count for the next one',
    [
      ['offline', 0],
      ['shown', 10_000],
      ['online', 10_100],
      ['focus', 10_200],
    ],
    [10_200],
  ],
  [
    'a page that is left, and not returned to',
    [
      ['blur', 0],
      ['hidden', 2],
    ],
    [],
  ],
];

for (const [title, events, expected] of CASES)
  test(`noticed once for each return: ${title}`, () => assert.deepEqual(noticed(events), expected));
