import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leftOutWords, noRoomWords, PHOTOS_MAX, placesTaken } from './photos';

test('the number of photos is that of those that have arrived', () => {
  for (let arrived = 0; arrived <= PHOTOS_MAX; arrived += 1) {
    for (let unsent = 0; unsent <= PHOTOS_MAX; unsent += 1) {
      const words = noRoomWords(arrived, unsent);
      const label = `${arrived} arrived, ${unsent} not`;
      assert.equal(words === '', arrived + unsent < PHOTOS_MAX, label);
      assert.equal(words.includes('has 20 photos'), arrived === PHOTOS_MAX && unsent === 0, label);
      if (words !== '' && unsent > 0)
        assert.match(words, new RegExp(`: ${arrived} ha.+ arrived and ${unsent} ha`), label);
    }
  }
  assert.equal(noRoomWords(20, 0), 'This appraisal has 20 photos. Remove one to add another.');
  assert.equal(noRoomWords(19, 1), 'There is room for 20 photos: 19 have arrived and 1 has not.');
  assert.equal(noRoomWords(1, 19), 'There is room for 20 photos: 1 has arrived and 19 have not.');
});

test('a file that is refused for good takes no place, whatever else is uploading', () => {
  const upload = (mayRepeat: boolean) => ({ mayRepeat });
  for (let arrived = 0; arrived <= PHOTOS_MAX; arrived += 1)
    for (let unsent = 0; arrived + unsent <= PHOTOS_MAX; unsent += 1)
      for (const refused of [0, 1, PHOTOS_MAX]) {
        const uploads = [...Array<boolean>(unsent).fill(true), ...Array<boolean>(refused).fill(false)].map(upload);
        const words = noRoomWords(arrived, placesTaken(uploads));
        assert.equal(words, noRoomWords(arrived, unsent), `${arrived} arrived, ${unsent} not, ${refused} refused`);
      }
});

test('photos that were left out are named by their number', () => {
  assert.equal(leftOutWords(0), '');
  assert.equal(leftOutWords(1), '1 photo more than there was room for: not added.');
  assert.equal(leftOutWords(4), '4 photos more than there was room for: not added.');
});
