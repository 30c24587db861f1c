/** Lint rules of this code base, for oxlint. */

/** Spreading an object literal switches off TypeScript's excess-property checks. */
const noObjectLiteralSpread = {
  meta: {
    type: 'problem',
    messages: { spread: 'Write the properties out: spreading an object literal switches off excess-property checks.' },
  },
  create(/** @type {any} */ context) {
    const check = (/** @type {any} */ node) => {
      if (node.argument.type === 'ObjectExpression') context.report({ node, messageId: 'spread' });
    };
    return {
      SpreadElement(/** @type {any} */ node) {
        if (node.parent.type === 'ObjectExpression') check(node);
      },
      JSXSpreadAttribute: check,
    };
  },
};

export default { meta: { name: 'code' }, rules: { 'no-object-literal-spread': noObjectLiteralSpread } };
