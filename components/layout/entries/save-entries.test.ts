import assert from 'node:assert/strict';
import { after, before, mock, test } from 'node:test';
import { Fault, FAULT_CODES, type FaultCode } from '@/lib/fault';
import { createEntriesStore, discardEntries, enterText, showOpen, type EntriesState } from './entries-store';
import { createSaveEntries, isRefused, saveAsTyped, saveStateOf, saveWords, type EntryChanges } from './save-entries';

const faultOf = (code: FaultCode) => new Fault(code, { message: 'Not taken.', fix: 'Try again.' });
/** Worth retrying: the network, the server or the session comes back. */
const PASSING = FAULT_CODES.filter((code) => !['conflict', 'not_found', 'forbidden', 'invalid_input'].includes(code));

before(() => {
  mock.timers.enable({ apis: ['setTimeout'] });
  Object.assign(globalThis, {
    window: {
      setTimeout: (work: () => void, ms: number) => setTimeout(work, ms),
      clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    },
  });
});
after(() => {
  mock.timers.reset();
  Reflect.deleteProperty(globalThis, 'window');
});

/** A page with a server that refuses while it has a fault. */
function openPage() {
  const store = createEntriesStore('a', 'sessionStorage');
  const sent: string[][] = [];
  const server: { fault: FaultCode | null; refusedField: string | null } = { fault: null, refusedField: null };
  const save = createSaveEntries(store, async (changes: EntryChanges) => {
    sent.push(changes.map(({ field }) => field));
    const isRefusedHere = server.refusedField === null || changes.some(({ field }) => field === server.refusedField);
    if (server.fault !== null && isRefusedHere) throw faultOf(server.fault);
    return changes.map((change) => ({ ...change, version: change.version + 1, isSaved: true, changedBy: 'Ada' }));
  });
  const stop = saveAsTyped(store, save);
  const pass = async (ms: number) => {
    mock.timers.tick(ms);
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { store, sent, server, save, stop, pass, words: () => saveWords(store.getState(), 'here') };
}

for (const code of FAULT_CODES) {
  test(`the sentence says whether it is sent again, and so it is: ${code}`, async () => {
    const page = openPage();
    page.server.fault = code;
    enterText(page.store, 'salePrice', '9,500');
    await page.pass(500);
    const isSentAgain = PASSING.includes(code);
    assert.equal(/and are sent again/.test(page.words()), isSentAgain, page.words());
    assert.equal(isRefused(page.store.getState()), !isSentAgain);
    await page.pass(4_000);
    assert.equal(page.sent.length, isSentAgain ? 2 : 1);
    page.stop();
  });
}

test('refused entries are sent once the server accepts entries again, and not before', async () => {
  const page = openPage();
  page.server.fault = 'conflict';
  enterText(page.store, 'salePrice', '9,500');
  await page.pass(500);
  showOpen(page.store, false);
  await page.pass(60_000);
  assert.deepEqual([page.sent.length, await page.save(), page.sent.length], [1, false, 1]);
  assert.match(page.words(), /^Not saved\. .+not sent again for now\.$/);
  page.server.fault = null;
  showOpen(page.store, true);
  await page.pass(500);
  assert.deepEqual([page.sent.length, page.words(), page.store.getState().unsaved], [2, 'Saved', {}]);
  page.stop();
});

test('a refused entry holds the others back only until it is changed or discarded', async () => {
  for (const mend of ['change', 'discard'] as const) {
    const page = openPage();
    page.server.fault = 'invalid_input';
    page.server.refusedField = 'adjustmentReason';
    enterText(page.store, 'adjustmentReason', 'too long');
    enterText(page.store, 'salePrice', '9,500');
    await page.pass(500);
    assert.equal(isRefused(page.store.getState()), true);
    if (mend === 'discard') discardEntries(page.store, ['adjustmentReason']);
    else {
      page.server.refusedField = '';
      enterText(page.store, 'adjustmentReason', 'short');
    }
    await page.pass(4_000);
    assert.equal(page.words(), 'Saved', mend);
    page.stop();
  }
});

test('with the last discarded entry the refusal goes too', async () => {
  const page = openPage();
  page.server.fault = 'forbidden';
  enterText(page.store, 'salePrice', '9,500');
  await page.pass(500);
  discardEntries(page.store, ['salePrice']);
  const { unsaved, fault } = page.store.getState();
  assert.deepEqual([unsaved, fault, page.words()], [{}, null, 'Saved']);
  page.stop();
});

test('each state has its sentence', () => {
  const base: EntriesState = { saved: {}, unsaved: {}, foreign: {}, isSaving: false, isOpen: true, fault: null };
  const unsaved = { salePrice: { value: '9,500', version: 1 } };
  const foreign = { salePrice: { value: '9,000', version: 2, by: 'Bo' } };
  for (const [parts, state, words] of [
    [{}, 'saved', 'Saved'],
    [{ isOpen: false }, 'saved', 'Saved'],
    [{ unsaved }, 'saving', 'Saving…'],
    [{ unsaved, isSaving: true, fault: faultOf('conflict') }, 'saving', 'Saving…'],
    [{ unsaved, foreign }, 'undecided', 'Not saved: a colleague changed an entry too. Choose which one to use.'],
    [
      { unsaved, fault: faultOf('storage_down') },
      'waiting',
      'Not saved yet. Your entries stay here and are sent again.',
    ],
    ...(
      [
        { unsaved, fault: faultOf('conflict') },
        { unsaved, isOpen: false },
        { unsaved, foreign, isOpen: false },
      ] as const
    ).map(
      (refused) => [refused, 'waiting', 'Not saved. Your entries stay here and are not sent again for now.'] as const,
    ),
  ] as const)
    assert.deepEqual([saveStateOf({ ...base, ...parts }), saveWords({ ...base, ...parts }, 'here')], [state, words]);
});
