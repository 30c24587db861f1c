/** No click loses what cannot be restored: every endpoint that removes or ends something, and every screen that calls it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Endpoint } from '@/lib/api/endpoint';
import { endpointsByName } from '@/lib/api/all-endpoints';
import { readSourceTree } from './testing/source-tree';

/**
 * - `confirm`: a dialog names what is lost, and only its button takes the step
 * - `undo`: a message offers the address that restores it
 * - `form`: fields are filled in first
 * - `repeat`: nothing stored is lost, and the same person can restore the former state or create a replacement
 */
type Protection = 'confirm' | { readonly undo: string } | 'form' | 'repeat';

const PROTECTIONS: Readonly<Record<string, Protection>> = {
  eraseAppraisalCustomer: 'confirm',
  removeAppraisalPhoto: 'confirm',
  // A request for approval, which the same address withdraws, can be repeated.
  reviseAppraisal: 'confirm',
  erasePlateData: 'confirm',
  setRetention: 'confirm',
  changeStockRun: 'confirm',
  removeSalesImport: 'confirm',
  removeStockSource: 'confirm',
  revokeStockFeed: 'confirm',
  revokeApiKey: 'confirm',
  removeWebhook: 'confirm',

  removeFactSearch: 'confirm',
  revokeInvitation: 'confirm',
  revokePasswordLink: 'confirm',
  revokeShare: 'confirm',
  removeBuild: { undo: 'restoreBuild' },
  removeStockList: { undo: 'restoreStockList' },
  takeOutOfStock: 'form',
  changePassword: 'form',
  usePasswordLink: 'form',
  // The sale stays in the car's history.
  returnToStock: 'repeat',
  setActive: 'repeat',
  signOut: 'repeat',
  signOutEverywhere: 'repeat',
  signOutPerson: 'repeat',
  // A new link replaces the one before.
  createOfferLink: 'repeat',
  invite: 'repeat',
  makePasswordLink: 'repeat',
};

/** In the summary of an endpoint that removes or ends something. */
const REMOVAL_WORDS =
  /\b(eras(e|es|ed)|delet(e|es)|remov(e|ed)|revok(e|es)|cancels?|discards?|ends?|replaces|deactivate|sign (yourself|a user) out)\b/i;

const removes = ({ method, summary }: Pick<Endpoint, 'method' | 'summary'>) =>
  method === 'DELETE' || (method !== 'GET' && REMOVAL_WORDS.test(summary));

const SCREENS = readSourceTree().filter(({ path }) => /^components\/.*(?<!\.(test|examples))\.tsx?$/.test(path));

/** The screens that import an address to call it. */
const callersOf = (name: string) =>
  SCREENS.filter(({ text }) =>
    new RegExp(`^import \\{[^}]*(?<!type )\\b${name}\\b[^}]*\\} from '@/lib/api/addresses/`, 'm').test(text),
  );

test('every endpoint that removes or ends something states how a person is protected from an accidental click', () => {
  const removing = [...endpointsByName].filter(([, endpoint]) => removes(endpoint)).map(([name]) => name);
  assert.ok(removing.length > 20);
  assert.deepEqual(removing.toSorted(), Object.keys(PROTECTIONS).toSorted());
});

test('an endpoint is found by its method or its summary', () => {
  for (const [method, summary, found] of [
    ['DELETE', 'Forget a car.', true],
    ['POST', 'End every session.', true],
    ['PUT', 'Set a period, after which records are erased.', true],
    ['POST', 'Append a row.', false],
    ['GET', 'Deleted lists, and when each was removed.', false],
  ] as const)
    assert.equal(removes({ method, summary }), found, summary);
});

/**
 * The local name of the action for an address: `removing`, or `act` where the hook's result is taken apart. Where a file
 * has another action for the same address, the first.
 */
function actionOf(text: string, name: string): string | null {
  const [, taken = ''] = new RegExp(`const ([^=;]+?) = use(?:People)?Action\\(${name}\\)`).exec(text) ?? [];
  if (/^\w+$/.test(taken)) return taken;
  return /\b(?:act|change)\b/.exec(taken)?.[0] ?? null;
}

/** `onClick={…}` and `onConfirm={…}`, up to the bracket that ends it. */
const HANDLERS = /\s(onClick|onConfirm)=\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;
/** A function of a component, up to the line of its last bracket. */
const FUNCTIONS = /^ {2}(?:async )?function (\w+)\([\s\S]*?^ {2}\}$|^ {2}const (\w+) = (?:async )?\([\s\S]*?;$/gm;

/** Not removed by a click: a photo that was discarded before it arrived. */
const TAKEN_BACK = 'components/appraisals/photos/use-discarded-photos.ts';

/** What is wrong with how a screen calls an endpoint that must be confirmed; null if nothing is. */
function unconfirmed(text: string, name: string): string | null {
  const action = actionOf(text, name);
  if (action === null) return 'its action has no name';
  if (!/<Confirm(Dialog|Button)\b/.test(text)) return 'there is no dialog';
  const calls = new RegExp(`\\b${action}(?:\\.(?:act|change))?\\(`);
  const leading = [...text.matchAll(FUNCTIONS)].flatMap(([body, first, second]) =>
    calls.test(body) ? [first ?? second ?? ''] : [],
  );
  const handlers = [...text.matchAll(HANDLERS)].map(([, event = '', code = '']) => ({
    event,
    isLeading: calls.test(code) || leading.some((lead) => new RegExp(`\\b${lead}\\(`).test(code)),
  }));
  return handlers.some(({ event, isLeading }) => isLeading && event === 'onClick') ? 'a click calls it' : null;
}

test('what must be confirmed is called after a dialog, by no click directly', () => {
  const wrong = Object.entries(PROTECTIONS).flatMap(([name, protection]) => {
    if (protection !== 'confirm') return [];
    const callers = callersOf(name);
    if (callers.length === 0) return [`${name}: no screen calls it`];
    return callers.flatMap(({ path, text }) => {
      const reason = path === TAKEN_BACK ? null : unconfirmed(text, name);
      return reason === null ? [] : [`${path}, ${name}: ${reason}`];
    });
  });
  assert.deepEqual(wrong, []);
});

test('what can be undone is followed by a message that offers it', () => {
  for (const [name, protection] of Object.entries(PROTECTIONS)) {
    if (typeof protection !== 'object') continue;
    assert.ok(endpointsByName.has(protection.undo), protection.undo);
    const callers = callersOf(name);
    assert.ok(callers.length > 0, name);
    for (const { path, text } of callers) {
      assert.match(text, /\bshowUndo\(/, path);
      assert.match(text, new RegExp(`useAction\\(${protection.undo}\\)`), path);
    }
  }
});

/** Calls that remove what a person typed, which no endpoint has: a car typed offline, a line of damage. */
const TYPED_REMOVALS = [/\bremoveWaitingCar\(/, /'removed'\), 'yes'\)/];

test('a click that removes what was typed is followed by a message that offers it again', () => {
  for (const removal of TYPED_REMOVALS) {
    const clicked = SCREENS.flatMap(({ path, text }) =>
      [...text.matchAll(FUNCTIONS), ...text.matchAll(HANDLERS)].flatMap(([code]) =>
        removal.test(code) ? [{ path, code }] : [],
      ),
    ).filter(({ path }) => path.endsWith('.tsx'));
    assert.ok(clicked.length > 0, String(removal));
    for (const { path, code } of clicked) assert.match(code, /\bshowUndo\(/, path);
  }
});

test('what is filled in first is in a form', () => {
  for (const [name, protection] of Object.entries(PROTECTIONS)) {
    if (protection !== 'form') continue;
    const callers = callersOf(name);
    assert.ok(callers.length > 0, name);
    for (const { path, text } of callers) assert.match(text, /<form\b[\s\S]*\bonSubmit=/, path);
  }
});

test('a click that calls the action is found, directly or by a function, and a confirmed one is not', () => {
  const screen = (button: string) =>
    [
      'export function Screen() {',
      '  const { act, isPending } = useAction(removeCar);',
      '',
      '  async function remove(id: string) {',
      '    await act({ id });',
      '  }',
      '',
      `  return <div>${button}<ConfirmDialog onClose={() => {}} /></div>;`,
      '}',
    ].join('\n');
  for (const [button, found] of [
    ['<Button onClick={() => void remove(id)} />', 'a click calls it'],
    ['<Button onClick={() => void act({ id })} />', 'a click calls it'],
    ['<Button onClick={() => setOpen(true)} />', null],
    ['<ConfirmButton onConfirm={() => void act({ id })} />', null],
  ] as const)
    assert.equal(unconfirmed(screen(button), 'removeCar'), found, button);
  const bare = 'const remove = useAction(removeCar);';
  assert.equal(unconfirmed(bare, 'removeCar'), 'there is no dialog');
});
