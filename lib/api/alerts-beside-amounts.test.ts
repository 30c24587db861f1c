/** Alerts stand before money: a list of vehicles with a plate and an amount has their alerts too. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENDPOINTS } from './all-endpoints';
import { jsonSchemaOf } from './json-schema';
import { schemaPlaces, type SchemaNode } from './schema-places.fixture';

/** Cars that are bought already, to be priced, and cars that are sold: no amount there decides about buying. */
const WITHOUT_ALERTS = ['/api/stock-morning', '/api/stock-sales', '/api/stock-acted-on'];

/** Paths to listed vehicles with a plate and an amount, and without alerts. */
const withoutAlerts = (schema: SchemaNode): string[] =>
  schemaPlaces(schema)
    .filter(({ node, isItem }) => isItem && lacksAlerts(Object.keys(node.properties ?? {})))
    .map(({ path }) => path);

const lacksAlerts = (names: readonly string[]): boolean =>
  names.includes('plate') && names.some((name) => /(?:pounds|pence)$/i.test(name)) && !names.includes('flag');

for (const { method, path, output } of ENDPOINTS)
  if (!WITHOUT_ALERTS.includes(path))
    test(`${method} ${path}: listed vehicles with an amount have their alerts`, () => {
      assert.deepEqual(withoutAlerts(jsonSchemaOf(output, 'output')), []);
    });

test('a list of amounts beside plates without alerts is found', () => {
  const item = { properties: { plate: {}, mostPounds: {} } };
  assert.deepEqual(withoutAlerts({ properties: { items: { items: item } } }), ['.items[]']);
  assert.deepEqual(withoutAlerts({ items: { anyOf: [item] } }), ['[]']);
  assert.deepEqual(withoutAlerts({ items: { properties: { ...item.properties, flag: {} } } }), []);
});
