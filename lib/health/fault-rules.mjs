/** The lint rule for the sentences of faults, for oxlint: what happened in one, and what to do in another. */

/** @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} Rule */

/**
 * A sentence that ends and another that begins; each may be a value, written `${}`. After a value, two words begin one: a
 * single capital may be a name.
 */
const NEXT_SENTENCE = /[.!?]”? +([“\p{Lu}]|\$\{\})|\$\{\} +\p{Lu}\p{Ll}* \p{Ll}/u;
const STATES_CHARGE = /\bcharged\b/i;

/**
 * The `message` and the `fix` of a fault are one sentence each, and neither says whether anything was charged: the notice
 * says so below them, by `charged`.
 * @type {Rule}
 */
export const oneSentenceFaults = {
  meta: {
    type: 'problem',
    messages: {
      several: 'Say in one sentence what happened, and in another what to do.',
      charged: 'Leave out whether it was charged: the notice says so.',
    },
  },
  create(context) {
    /** @typedef {NonNullable<Parameters<typeof context.report>[0]['node']>} Place */
    const read = (/** @type {Place} */ node, /** @type {string} */ text) => {
      if (NEXT_SENTENCE.test(text)) context.report({ node, messageId: 'several' });
      if (STATES_CHARGE.test(text)) context.report({ node, messageId: 'charged' });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string' && isOfFault(node)) read(node, node.value);
      },
      TemplateLiteral(node) {
        if (isOfFault(node)) read(node, node.quasis.map(({ value }) => value.raw).join('${}'));
      },
    };
  },
};

/**
 * A node of any kind.
 * @typedef {object} SyntaxNode
 * @property {string} type
 * @property {SyntaxNode | null} [parent]
 * @property {unknown} [key]
 * @property {readonly unknown[]} [properties]
 */

/**
 * Whether a text is part of the `message` or the `fix` of an object that has both.
 * @param {SyntaxNode} node
 * @returns {boolean}
 */
function isOfFault(node) {
  let property = node.parent;
  while (property && property.type !== 'Property') property = property.parent;
  const names = property?.parent?.properties?.map(nameOf) ?? [];
  return ['message', 'fix'].includes(nameOf(property)) && names.includes('message') && names.includes('fix');
}

/**
 * Empty if it has none.
 * @param {unknown} property
 * @returns {string}
 */
function nameOf(property) {
  const key = typeof property === 'object' && property !== null && 'key' in property ? property.key : null;
  const name = typeof key === 'object' && key !== null && 'name' in key ? key.name : null;
  return typeof name === 'string' ? name : '';
}
