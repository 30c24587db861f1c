import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textWriter } from './text-writer';

/** As while another month loads: the text goes away, and comes back the same or another one. */
const TEXTS: readonly string[] = ['', '14250', '14000'];

const sequences = (length: number): string[][] =>
  length === 0 ? [[]] : sequences(length - 1).flatMap((sequence) => TEXTS.map((text) => [...sequence, text]));

test('a field has the last text of any sequence, also one that it began with', () => {
  for (const first of TEXTS)
    for (const sequence of sequences(4)) {
      const field = { value: first };
      const write = textWriter(first);
      for (const text of sequence) {
        write(field, text);
        assert.equal(field.value, text, `${first}: ${sequence.join(', ')}`);
      }
    }
});

test('what a person typed before the script loaded stays until the text is another one', () => {
  const field = { value: '9000' };
  const write = textWriter('14250');
  write(field, '14250');
  assert.equal(field.value, '9000');
  write(field, '14000');
  assert.equal(field.value, '14000');
});

test('a field that has the text already is not written, so the caret stays', () => {
  const written: string[] = [];
  const field = {
    get value() {
      return '9000';
    },
    set value(text: string) {
      written.push(text);
    },
  };
  textWriter('14250')(field, '9000');
  assert.deepEqual(written, []);
});
