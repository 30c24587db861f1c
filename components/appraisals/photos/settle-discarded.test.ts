/** A discarded photo is not in the appraisal, whatever came of its earlier tries. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FAULT_CODES } from '@/lib/fault';
import { isWithoutAnswer, settleDiscarded } from './settle-discarded';

/** What the server has, and how many of the next requests get lost: on the way there, or on the way back. */
function openAppraisal(losses: readonly ('before' | 'after')[]) {
  const photos = new Set<string>();
  const left = [...losses];
  const request = async <T>(work: () => T): Promise<T> => {
    const loss = left.shift();
    if (loss === 'before') throw new Error('no answer');
    const done = work();
    if (loss === 'after') throw new Error('no answer');
    return done;
  };
  return {
    photos,
    // The same key is the same photo.
    send: () => request(() => (photos.add('photo'), 'photo')),
    remove: (photo: string) => request(() => void photos.delete(photo)),
  };
}

const LOSSES = ['before', 'after'] as const;
const sequences = LOSSES.flatMap((a) => [[], [a], ...LOSSES.flatMap((b) => [[a, b], ...LOSSES.map((c) => [a, b, c])])]);

for (const losses of sequences)
  for (const arrived of [false, true])
    test(`${arrived ? 'arrived' : 'not arrived'}, then ${losses.join(', ') || 'nothing'} lost: tried until it is settled, it is gone`, async () => {
      const appraisal = openAppraisal(losses);
      if (arrived) appraisal.photos.add('photo');
      let tries = 0;
      while (!(await settleDiscarded(appraisal))) {
        tries += 1;
        assert.ok(tries <= losses.length, 'each try without an answer had a loss');
      }
      assert.deepEqual([...appraisal.photos], []);
    });

test('a refused photo is settled, and nothing is removed', async () => {
  const remove = () => assert.fail('nothing arrived');
  assert.equal(await settleDiscarded({ send: async () => null, remove }), true);
});

test('only three faults leave it open whether a photo arrived', () =>
  assert.deepEqual(FAULT_CODES.filter(isWithoutAnswer), ['storage_down', 'busy', 'unexpected']));
