/** Guide values of vans are without VAT, those of cars with it: every answer with such a value says which it is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENDPOINTS } from './all-endpoints';
import { jsonSchemaOf } from './openapi';

const VALUES = ['clean', 'cleanPounds', 'retailPounds', 'guidePounds', 'fromPounds'];
/** Of one vehicle: the basis itself, or the kind from which it follows. */
const BASIS = ['isWithoutVat', 'kind', 'vehicleKind'];

interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
}

const namesBasis = ({ properties = {} }: Node): boolean => BASIS.some((name) => name in properties);

/**
 * Paths to objects with values without a basis in the object, around it, or in a part of what is around it, such as
 * `car`. Sums say how many of their vehicles are vans.
 */
function withoutBasis(node: Node, path: string, isStatedAround: boolean): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [] } = node;
  const parts = Object.entries(properties);
  const isStated = isStatedAround || namesBasis(node) || parts.some(([, part]) => namesBasis(part));
  const isSum = 'vans' in properties || 'valuedVans' in properties;
  const isUnstated = !isStated && !isSum && VALUES.some((name) => name in properties);
  return [
    ...(isUnstated ? [path] : []),
    ...parts.flatMap(([name, part]) => withoutBasis(part, `${path}.${name}`, isStated || (isSum && name === 'bands'))),
    ...(items === undefined ? [] : withoutBasis(items, `${path}[]`, isStated)),
    ...[...anyOf, ...oneOf].flatMap((one) => withoutBasis(one, path, isStated)),
  ];
}

for (const { method, path, output } of ENDPOINTS)
  test(`${method} ${path}: whether its guide values include VAT is stated beside them`, () => {
    assert.deepEqual(withoutBasis(jsonSchemaOf(output, 'output'), '', path.includes('{kind}')), []);
  });

test('an answer whose values say nothing of VAT is found', () => {
  const values = { properties: { retail: {}, clean: {} } };
  assert.deepEqual(withoutBasis({ properties: { items: { items: { properties: { values } } } } }, '', false), [
    '.items[].values',
  ]);
  assert.deepEqual(withoutBasis({ properties: { values, vehicle: { properties: { kind: {} } } } }, '', false), []);
});
