/** Which paint a build has. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fittedPaint } from './paint';

const OPTIONS = [
  { code: 1, name: 'Leather', category: 'Trim' },
  { code: 2, name: 'Solid white paint', category: 'Paint' },
  { code: 3, name: 'Metallic blue', category: 'Body exterior' },
  { code: 5, name: 'Pearl red', category: 'Paintwork' },
  { code: 4, name: 'Coloured floor mats', category: 'Interior' },
];
const hoods = { partners: [9], links: [{ colour: 3, partner: 9 }] };

for (const [title, tables, fitted, expected] of [
  ['by its category', {}, [1, 2], 'Solid white paint'],
  ['by the category the guide has, Paintwork', {}, [1, 5], 'Pearl red'],
  ['by the table of hoods', { hoods }, [1, 3], 'Metallic blue'],
  ['by the table of trims', { trims: hoods }, [3], 'Metallic blue'],
  ['none where a colour has no table', {}, [1, 3, 4], null],
  ['none where nothing is fitted', { hoods }, [], null],
] as const) {
  test(`a build’s paint: ${title}`, () =>
    assert.equal(
      fittedPaint(OPTIONS, tables, (code) => fitted.some((other) => other === code)),
      expected,
    ));
}
