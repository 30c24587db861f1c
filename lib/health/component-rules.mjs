/** Lint rules for components, for oxlint: what is typed and what is written stay whole, and a form says what is missing. */

/** @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} Rule */

const CUTS = /(?<![\w-])(?:truncate|line-clamp-\w+|text-ellipsis)(?![\w-])/;

/**
 * No class that cuts text short: on a phone nothing shows the rest. Where the space is fixed and the whole text is
 * elsewhere, a comment disables the rule and says where.
 * @type {Rule}
 */
export const noCutText = {
  meta: { type: 'problem', messages: { cut: '“{{name}}” cuts text short: let it wrap.' } },
  create: (context) => ({
    Literal(node) {
      const name = typeof node.value === 'string' ? CUTS.exec(node.value)?.[0] : undefined;
      if (name !== undefined) context.report({ node, messageId: 'cut', data: { name } });
    },
    TemplateElement(node) {
      const name = CUTS.exec(node.value.raw)?.[0];
      if (name !== undefined) context.report({ node, messageId: 'cut', data: { name } });
    },
  }),
};

const SCROLLS = /(?<![\w-])overflow-(?:x-|y-)?(?:auto|scroll)(?![\w-])/;
const CONTAINS = /(?<![\w:-])(?:relative|absolute|fixed|sticky|contain-content)(?![\w-])/;

/**
 * A box that scrolls is positioned: visually hidden text in it is positioned absolutely, and would otherwise extend the
 * page by as much as is scrolled out of sight.
 * @type {Rule}
 */
export const noLooseScroll = {
  meta: {
    type: 'problem',
    messages: { loose: 'Make this scroll box `relative`: hidden text in it extends the page.' },
  },
  create: (context) => ({
    Literal(node) {
      if (typeof node.value === 'string' && isLoose(node.value)) context.report({ node, messageId: 'loose' });
    },
    TemplateElement(node) {
      if (isLoose(node.value.raw)) context.report({ node, messageId: 'loose' });
    },
  }),
};

/** @param {string} classes */
const isLoose = (classes) => SCROLLS.test(classes) && !CONTAINS.test(classes);

/**
 * Addresses are written by `router-address.ts`: a write that comes before the router watches the history changes the bar
 * alone. `History.prototype` is for what the router is not to follow.
 * @type {Rule}
 */
export const noUnwatchedAddress = {
  meta: {
    type: 'problem',
    messages: { unwatched: 'Use `pushAddress` or `replaceAddress`: the router may not watch the history yet.' },
  },
  create: (context) => ({
    'CallExpression > MemberExpression.callee[property.name=/^(pushState|replaceState)$/]'(node) {
      if (!context.filename.endsWith('/router-address.ts')) context.report({ node, messageId: 'unwatched' });
    },
  }),
};

/** `\D`, `[^\d]`, `[^0-9]`, repeated or not. */
const NOT_DIGITS = /^(?:\\D|\[\^(?:\\d|0-9)\])[+*]?$/;

/**
 * No number made of the digits of a text: `12.5` would become 125, and `-5` would become 5.
 * @type {Rule}
 */
export const noDigitsOfText = {
  meta: {
    type: 'problem',
    messages: { digits: 'The digits alone are another number: read the text with its check, and say what is wrong.' },
  },
  create: (context) => ({
    CallExpression(node) {
      const { callee, arguments: given } = node;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (!['replace', 'replaceAll', 'split'].includes(callee.property.name)) return;
      const [pattern] = given;
      if (pattern?.type !== 'Literal' || !('regex' in pattern) || !pattern.regex) return;
      if (NOT_DIGITS.test(pattern.regex.pattern)) context.report({ node, messageId: 'digits' });
    },
  }),
};

const BLANK = /\.trim\(\) === ''|!\w+(\.\w+)*\.trim\(\)|\.trim\(\)\.length === 0|Object\.keys\(\w+\)\.length > 0/;

/**
 * A form that returns on a blank text, or on problems that it found, must say so at a field and focus it: a bare
 * `return` looks like a button that does nothing.
 * @type {Rule}
 */
export const noSilentBlank = {
  meta: {
    type: 'problem',
    messages: { silent: 'Say at the field what is missing, and focus it: this returns without a word.' },
  },
  create: (context) => ({
    IfStatement({ test, consequent }) {
      const body = consequent.type === 'BlockStatement' ? consequent.body : [consequent];
      const [only] = body;
      const isBare = body.length === 1 && only?.type === 'ReturnStatement' && only.argument === null;
      if (isBare && BLANK.test(context.sourceCode.getText(test))) {
        context.report({ node: consequent, messageId: 'silent' });
      }
    },
  }),
};

/** What gives a vehicle's name as it is shown. */
const NAMES = new Set(['displayName', 'derivativeAfter', 'makeAndModel']);

/**
 * A vehicle's name on screen is in `UnbrokenWords`: a browser breaks `(16-24)` and `DiG-T` at the hyphen.
 * @type {Rule}
 */
export const noBrokenNames = {
  meta: {
    type: 'problem',
    messages: { broken: 'Put this name in `UnbrokenWords`: lines break at its hyphens.' },
  },
  create: (context) => ({
    CallExpression(node) {
      if (node.callee.type !== 'Identifier' || !NAMES.has(node.callee.name)) return;
      let shown = node.parent;
      while (shown.type === 'ConditionalExpression' || shown.type === 'LogicalExpression') shown = shown.parent;
      if (shown.type !== 'JSXExpressionContainer' || shown.parent.type === 'JSXAttribute') return;
      const element = shown.parent.type === 'JSXElement' ? shown.parent.openingElement.name : null;
      if (element?.type === 'JSXIdentifier' && element.name === 'UnbrokenWords') return;
      context.report({ node, messageId: 'broken' });
    },
  }),
};
