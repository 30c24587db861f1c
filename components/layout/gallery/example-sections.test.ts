import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { exampleSections, type ExampleModule } from './example-sections';

const ROOT = join(import.meta.dirname, '../../..');
const files = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.examples.tsx'))
    .map((name) => `/${folder}/${name.replaceAll('\\', '/')}`),
);
const modules: Record<string, ExampleModule> = Object.fromEntries(
  await Promise.all(files.map(async (path) => [path, await import(join(ROOT, path))])),
);

test('every file of examples is in the gallery', () => {
  const page = readFileSync(join(ROOT, 'app/gallery/page.tsx'), 'utf8');
  const pattern = /import\.meta\.glob<\w+>\('([^']+)'/.exec(page)?.[1];
  assert.equal(pattern, '/components/**/*.examples.tsx');
  assert.ok(files.length > 50, String(files.length));
  assert.deepEqual(
    files.filter((path) => !path.startsWith('/components/')),
    [],
    'files that the pattern leaves out',
  );
  assert.equal(exampleSections(modules).length, files.length);
});

test('every file has examples, each with its own place on the page', () => {
  const sections = exampleSections(modules);
  for (const { title, examples } of sections) {
    assert.ok(examples.length > 0, title);
    for (const { Example } of examples) assert.equal(typeof Example, 'function', title);
  }
  const anchors = sections.flatMap(({ anchor, examples }) => [anchor, ...examples.map((example) => example.anchor)]);
  assert.equal(new Set(anchors).size, anchors.length);
});

test('primitives stand before the parts of a noun', () => {
  const anchors = exampleSections(modules).map(({ anchor }) => anchor);
  assert.ok(anchors.indexOf('button') < anchors.indexOf('page-header'));
  assert.ok(anchors.indexOf('page-header') < anchors.indexOf('line-chart'));
  assert.ok(anchors.indexOf('line-chart') < anchors.indexOf('comparison-table'));
  assert.equal(exampleSections(modules).find(({ anchor }) => anchor === 'number-plate')?.title, 'Number plate');
});
