/** The parts of a JSON Schema, as far as the tests of answers read them. */
export interface SchemaNode {
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
  readonly anyOf?: readonly SchemaNode[];
  readonly oneOf?: readonly SchemaNode[];
}

export interface SchemaPlace {
  readonly node: SchemaNode;
  /** Such as `.items[].values`; empty at the top. */
  readonly path: string;
  readonly isItem: boolean;
  /** Null at the top. */
  readonly parent: SchemaPlace | null;
}

/** A schema and all within it, from the top down. */
export function schemaPlaces(node: SchemaNode): SchemaPlace[] {
  return placesFrom({ node, path: '', isItem: false, parent: null });
}

function placesFrom(place: SchemaPlace): SchemaPlace[] {
  const { node, path, isItem } = place;
  const { properties = {}, items, anyOf = [], oneOf = [] } = node;
  const within = [
    ...Object.entries(properties).map(([name, part]) => ({ node: part, path: `${path}.${name}`, isItem: false })),
    ...(items === undefined ? [] : [{ node: items, path: `${path}[]`, isItem: true }]),
    ...[...anyOf, ...oneOf].map((choice) => ({ node: choice, path, isItem })),
  ];
  return [place, ...within.flatMap((inner) => placesFrom({ ...inner, parent: place }))];
}
