/** What is typed and what is written stay whole: the lint rules for components find what they are for. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findingsInExamples } from './testing/findings-in-examples';
import { oxlintFindings } from './testing/oxlint-findings';
import { readSourceTree } from './testing/source-tree';

const CONFIG = 'lib/health/component-rules.oxlintrc.json';

test(`components cut no text short, break no name, make no number of a text’s digits, position what scrolls and write addresses that the router follows (of one file: npx oxlint -c ${CONFIG} <file>)`, () => {
  const lines = oxlintFindings(CONFIG, ['app', 'components']).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
  assert.deepEqual(lines, []);
});

const EXAMPLES: readonly { title: string; code: string; found: RegExp | null }[] = [
  { title: 'a class', code: 'const first = <p className="min-w-0 truncate" />;', found: /truncate/ },
  { title: 'a class on some screens', code: 'const first = <p className="sm:truncate" />;', found: /truncate/ },
  { title: 'lines', code: 'const first = <p className={`line-clamp-2 ${second}`} />;', found: /line-clamp-2/ },
  { title: 'a constant', code: "const CHIP = 'rounded text-ellipsis';", found: /text-ellipsis/ },
  { title: 'a word with it', code: "const first = 'is-truncated truncated';", found: null },
  { title: 'a comment', code: '// truncate', found: null },
  { title: 'digits', code: "const first = Number(text.replace(/\\D/g, ''));", found: /digits alone/ },
  { title: 'digits by a class', code: "const first = text.replaceAll(/[^0-9]+/g, '');", found: /digits alone/ },
  { title: 'digits, negated', code: "const first = text.replace(/[^\\d]/g, '');", found: /digits alone/ },
  { title: 'spaces', code: "const first = text.replace(/\\s/g, '');", found: null },
  { title: 'a scroll box', code: 'const first = <ul className="max-h-4 overflow-y-auto" />;', found: /relative/ },
  { title: 'one on a phone', code: 'const first = <ul className="max-sm:overflow-auto" />;', found: /relative/ },
  { title: 'a positioned one', code: 'const first = <ul className="relative overflow-x-auto" />;', found: null },
  {
    title: 'positioned on a phone alone',
    code: 'const a = <p className="sm:relative overflow-auto" />;',
    found: /relative/,
  },
  { title: 'an address', code: "history.replaceState(null, '', path);", found: /pushAddress/ },
  { title: 'of a window', code: "window.history.pushState(null, '', path);", found: /pushAddress/ },
  {
    title: 'not for the router',
    code: "History.prototype.pushState.call(history, history.state, '', path);",
    found: null,
  },
  { title: 'a name', code: 'const first = <p>{displayName(title)}</p>;', found: /UnbrokenWords/ },
  { title: 'a derivative', code: 'const first = <>{second && derivativeAfter(a, b)}</>;', found: /UnbrokenWords/ },
  { title: 'or another', code: "const first = <p>{a ? 'none' : makeAndModel(b)}</p>;", found: /UnbrokenWords/ },
  { title: 'whole', code: 'const first = <UnbrokenWords>{displayName(title)}</UnbrokenWords>;', found: null },
  { title: 'an attribute', code: 'const first = <Picture alt={displayName(title)} />;', found: null },
];

test('they are found in classes and calls, and nowhere else', () => {
  for (const { example, messages } of findingsInExamples(CONFIG, EXAMPLES)) {
    const { title, found } = example;
    assert.equal(messages.length, found === null ? 0 : 1, title);
    if (found) assert.match(messages[0] ?? '', found, title);
  }
});

/** The price of each button that is not plainly free: `cost={…}`, up to the bracket that ends it, or `cost="…"`. */
const COST = /\scost=(?:\{((?:[^{}]|\{[^{}]*\})*)\}|"(?!free")([^"]*)")/g;
/** The words of prices; `'in progress'` stands in place of one that is being charged. */
const PRICED = /creditWords\(|priceWords\(|priceOf\(/;
const isPriceText = (expression: string) =>
  PRICED.test(expression) && !/[`"']/.test(expression.replace("'in progress'", ''));

test('a button states its price in the words of prices, and in no other', () => {
  const costs = readSourceTree()
    .filter(({ path }) => /^(app|components)\/.*\.tsx$/.test(path) && !path.endsWith('.examples.tsx'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/<Button\b(?:[^>]|=>)*/g)].flatMap(([button]) =>
        [...button.matchAll(COST)].map(([, expression, text]) => ({ path, expression: expression ?? text ?? '' })),
      ),
    );
  assert.ok(costs.length >= 5, String(costs.length));
  assert.deepEqual(
    costs.filter(({ expression }) => !isPriceText(expression)),
    [],
  );
  for (const text of [
    '`${creditWords(1)}, free if looked up recently`',
    "billed ? creditWords(1) : 'free'",
    '1 credit',
  ])
    assert.equal(isPriceText(text), false, text);
});

const isClient = (source: string) => source.startsWith("'use client';");
const passesHandler = (source: string) => /\son[A-Z]\w*=\{/.test(source);

test('an example that passes a handler is a client component: the gallery is rendered by the server', () => {
  const examples = readSourceTree().filter(({ path }) => path.endsWith('.examples.tsx'));
  const handling = examples.filter(({ text }) => passesHandler(text));
  assert.ok(handling.length > 5);
  assert.deepEqual(
    handling.filter(({ text }) => !isClient(text)).map(({ path }) => path),
    [],
  );
});

/** Where a row's Retail is printed: `formatPounds(retailPounds)`, `pounds('Retail', values.retail.value)`. */
const PRINTS_RETAIL = /\b(?:formatPounds|pounds)\([^()]*\bretail(Pounds|\.value)\b/i;
const SHOWS_ALERTS = /<FlagBadge\b|\balertsText\(/;

test('a component that prints the Retail value of a list’s row shows its alerts too', () => {
  const printing = readSourceTree().filter(
    ({ path, text }) => /^(app|components)\/(?!.*\.examples\.).*\.tsx$/.test(path) && PRINTS_RETAIL.test(text),
  );
  assert.ok(printing.length >= 5, String(printing.length));
  assert.deepEqual(
    printing.filter(({ text }) => !SHOWS_ALERTS.test(text)).map(({ path }) => path),
    [],
  );
});

const DENSE_INLINE = /<span className="[^"]*\bin-data-dense:inline\b[^"]*">/g;
/** In JSX a line break is no space: `{' '}`, or a space within a line, is; a condition may follow it. */
const endsApart = (before: string) => /(\{' '\}\s*|\S )$/.test(before.replace(/\{[^{}]*&&\s*\(?\s*$/, ''));

test('a line that joins the one before where rows are dense has a space before it', () => {
  const places = readSourceTree().flatMap(({ path, text }) =>
    /^(app|components)\/.*\.tsx$/.test(path)
      ? [...text.matchAll(DENSE_INLINE)].map(({ index }) => ({ path, before: text.slice(0, index) }))
      : [],
  );
  assert.ok(places.length >= 5, String(places.length));
  assert.deepEqual(
    places.filter(({ before }) => !endsApart(before)).map(({ path }) => path),
    [],
  );
  for (const before of [
    '<Compare />\n      ',
    '<Compare />\n        {derivative && (\n          ',
    '</a>{derivative && ',
  ])
    assert.equal(endsApart(before), false, before);
});

const CONFIRMS = /<Confirm(?:Dialog|Button)\b/;
const TAKES_FOCUS = /\b(?:data-focus|focusName)=/;

/**
 * The files at which the components around a file end without one that takes a lost focus.
 * @param around the files that import a file, by its path
 */
function focusless(path: string, texts: ReadonlyMap<string, string>, around: ReadonlyMap<string, readonly string[]>) {
  const ends: string[] = [];
  const open = new Set([path]);
  for (const file of open) {
    if (TAKES_FOCUS.test(texts.get(file) ?? '')) continue;
    const next = around.get(file) ?? [];
    if (next.length === 0) ends.push(file);
    for (const outer of next) open.add(outer);
  }
  return ends;
}

test('where a step is confirmed, something around it takes the focus if its button goes', () => {
  const screens = readSourceTree().filter(({ path }) =>
    /^(app|components)\/(?!.*\.(test|examples)\.).*\.tsx?$/.test(path),
  );
  const texts = new Map(screens.map(({ path, text }) => [path, text]));
  const around = new Map<string, string[]>();
  for (const { path, imports } of screens)
    for (const { target, typeOnly } of imports)
      if (!typeOnly) around.set(target, [...(around.get(target) ?? []), path]);
  const confirming = screens.filter(({ path, text }) => CONFIRMS.test(text) && !path.startsWith('components/ui/'));
  assert.ok(confirming.length > 10);
  assert.deepEqual(
    confirming.flatMap(({ path }) => focusless(path, texts, around).map((end) => `${path} in ${end}`)),
    [],
  );
  const lone = new Map([['a', '<ConfirmButton />']]);
  assert.deepEqual(focusless('a', lone, new Map([['a', ['b']]])), ['b']);
  assert.deepEqual(focusless('a', new Map([...lone, ['b', '<ul data-focus="button">']]), new Map([['a', ['b']]])), []);
});

const allScreens = () => readSourceTree().filter(({ path }) => /^components\/(?!.*\.examples\.).*\.tsx$/.test(path));
const IS_LIVE = /role="status"|aria-live="polite"/;
const TAKES_TEXT = /<(?:TextInput|PlateInput|textarea)\b|<input\b(?:[^>]|=>)*\btype="(?:text|search)"/;
const WAITS = /\b(?:useIsSettled|useDebouncedValue)\(/;
/** A field that speaks of a text as it is being typed: `error={termProblem(text)}`. */
const JUDGES_TYPING =
  /<(?:Field|DateField)\b(?:[^>{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\berror=\{\w*[pP]roblem\(\w*(?:text|typed)/;
/** There a button, a file or the provider changes what is spoken, not a key. */
const NOT_BY_A_KEY = [
  'components/costs/ownership-form.tsx',
  'components/privacy/plate-data.tsx',
  'components/valuations/list/valuation-search-form.tsx',
  'components/vehicles/builder/derivative-figures-bar.tsx',
];

test('what is typed is spoken of once the typing rests', () => {
  const speaking = allScreens().filter(({ text }) => IS_LIVE.test(text) && TAKES_TEXT.test(text));
  const unresting = speaking.filter(({ text }) => !WAITS.test(text)).map(({ path }) => path);
  assert.deepEqual(unresting.toSorted(), NOT_BY_A_KEY);
  assert.ok(speaking.length >= NOT_BY_A_KEY.length + 4, String(speaking.length));
  assert.deepEqual(
    allScreens()
      .filter(({ text }) => JUDGES_TYPING.test(text))
      .map(({ path }) => path),
    [],
  );
  assert.match('<Field label="x" error={termProblem(text, field)}>', JUDGES_TYPING);
});

const LEAST_WIDTH = /\bmin-w-\[min\(/;

test('a least width that never exceeds the room is written by its class', () => {
  assert.deepEqual(
    allScreens()
      .filter(({ text }) => LEAST_WIDTH.test(text))
      .map(({ path }) => path),
    [],
  );
  assert.match('<p className="min-w-[min(12rem,100%)]">', LEAST_WIDTH);
  assert.ok(allScreens().some(({ text }) => /\bmin-w-within-\d/.test(text)));
});
