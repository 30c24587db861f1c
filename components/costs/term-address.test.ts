/** A link copied right after moving a slider has the chosen term, however long the server takes for the page. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { replaceTerm } from './term-address';

class FakeHistory {
  readonly state = { tree: 'as the router left it' };
  replaceState(state: unknown, _: string, path: string) {
    written.push({ state, path });
  }
}
const written: { state: unknown; path: string }[] = [];

afterEach(() => {
  written.length = 0;
});

for (const [query, whole] of [
  ['', '?term=48&miles=60000'],
  ['?date=2026-11-02&term=36&miles=40000&tab=employer', '?date=2026-11-02&term=48&miles=60000&tab=employer'],
] as const)
  test(`after ${query || 'no query'} the address bar has ${whole} before the router is requested to follow`, () => {
    const path = '/vehicles/car/56327/company-car';
    const history = new FakeHistory();
    Object.assign(globalThis, {
      window: { location: { href: `https://dealer.example${path}${query}` } },
      History: FakeHistory,
      history,
    });
    const followed: string[] = [];
    replaceTerm({ term: 48, miles: 60_000 }, (to) => {
      assert.deepEqual(written, [{ state: history.state, path: `${path}${whole}` }]);
      followed.push(to);
    });
    assert.deepEqual(followed, [`${path}${whole}`]);
  });
