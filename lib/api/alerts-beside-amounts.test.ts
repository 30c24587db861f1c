/** Alerts stand before money: a list of vehicles with a plate and an amount has their alerts too. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENDPOINTS } from './all-endpoints';
import { jsonSchemaOf } from './openapi';

interface SchemaNode {
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
  readonly anyOf?: readonly SchemaNode[];
  readonly oneOf?: readonly SchemaNode[];
}

/** Cars that are bought already, to be priced, and cars that are sold: no amount there decides about buying. */
const WITHOUT_ALERTS = ['/api/stock-morning', '/api/stock-sales', '/api/stock-acted-on'];

/** Paths to listed vehicles with a plate and an amount, and without alerts. */
function withoutAlerts(
  { properties = {}, items, anyOf = [], oneOf = [] }: SchemaNode,
  path: string,
  isListed: boolean,
): string[] {
  const names = Object.keys(properties);
  const isAmount = names.some((name) => /(?:pounds|pence)$/i.test(name));
  return [
    ...(isListed && isAmount && names.includes('plate') && !names.includes('flag') ? [path] : []),
    ...Object.entries(properties).flatMap(([name, part]) => withoutAlerts(part, `${path}.${name}`, false)),
    ...(items === undefined ? [] : withoutAlerts(items, `${path}[]`, true)),
    ...[...anyOf, ...oneOf].flatMap((one) => withoutAlerts(one, path, isListed)),
  ];
}

for (const { method, path, output } of ENDPOINTS)
  if (!WITHOUT_ALERTS.includes(path))
    test(`${method} ${path}: listed vehicles with an amount have their alerts`, () => {
      assert.deepEqual(withoutAlerts(jsonSchemaOf(output, 'output'), '', false), []);
    });

test('a list of amounts beside plates without alerts is found', () => {
  const item = { properties: { plate: {}, mostPounds: {} } };
  assert.deepEqual(withoutAlerts({ properties: { items: { items: item } } }, '', false), ['.items[]']);
  assert.deepEqual(withoutAlerts({ items: { properties: { ...item.properties, flag: {} } } }, '', false), []);
});
