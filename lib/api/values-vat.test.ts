/** Guide values of vans are without VAT, those of cars with it: every answer with such a value says which it is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENDPOINTS } from './all-endpoints';
import { jsonSchemaOf } from './json-schema';
import { schemaPlaces, type SchemaNode, type SchemaPlace } from './schema-places.fixture';

const VALUES = ['clean', 'cleanPounds', 'retailPounds', 'guidePounds', 'fromPounds'];
/** Of one vehicle: the basis itself, or the kind from which it follows. */
const BASIS = ['isWithoutVat', 'kind', 'vehicleKind'];
/** A sum says how many of its vehicles are vans. */
const VANS = ['vans', 'valuedVans'];

const hasOneOf = (names: readonly string[], { properties = {} }: SchemaNode): boolean =>
  names.some((name) => name in properties);

/** Paths to objects with values of one vehicle and without their basis. */
const withoutBasis = (schema: SchemaNode): string[] =>
  schemaPlaces(schema)
    .filter((place) => hasOneOf(VALUES, place.node) && !hasOneOf(VANS, place.node) && !isBasisStated(place))
    .map(({ path }) => path);

/** In the object, around it, or in a part of what is around it, such as `car`; for bands in the sum around them. */
function isBasisStated({ node, path, parent }: SchemaPlace): boolean {
  if ([node, ...Object.values(node.properties ?? {})].some((part) => hasOneOf(BASIS, part))) return true;
  if (parent === null) return false;
  return isBasisStated(parent) || (hasOneOf(VANS, parent.node) && path === `${parent.path}.bands`);
}

for (const { method, path, output } of ENDPOINTS)
  if (!path.includes('{kind}'))
    test(`${method} ${path}: whether its guide values include VAT is stated beside them`, () => {
      assert.deepEqual(withoutBasis(jsonSchemaOf(output, 'output')), []);
    });

test('an answer whose values say nothing of VAT is found', () => {
  const values = { properties: { retail: {}, clean: {} } };
  assert.deepEqual(withoutBasis({ properties: { items: { items: { properties: { values } } } } }), ['.items[].values']);
  assert.deepEqual(withoutBasis({ properties: { values, vehicle: { properties: { kind: {} } } } }), []);
  const bands = { items: values };
  assert.deepEqual(withoutBasis({ properties: { bands, others: values, vans: {} } }), ['.others']);
});
