/** Lint rules of this code base, for oxlint. */
import {
  noBrokenNames,
  noCutText,
  noDigitsOfText,
  noLooseScroll,
  noSilentBlank,
  noUnwatchedAddress,
} from './component-rules.mjs';
import { oneSentenceFaults } from './fault-rules.mjs';
import { EMPTY_NAMES, PRIVATE_WORDS } from './private-words.mjs';

/**
 * @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} Rule
 * @typedef {import('./private-words.mjs').Kind} Kind
 */

/**
 * Spreading an object literal switches off TypeScript's excess-property checks.
 * @type {Rule}
 */
const noObjectLiteralSpread = {
  meta: {
    type: 'problem',
    messages: {
      properties: 'Write the properties out: spreading an object literal switches off excess-property checks.',
    },
  },
  create: (context) => ({
    SpreadElement(node) {
      if (node.parent.type !== 'ObjectExpression' || node.argument.type !== 'ObjectExpression') return;
      context.report({ node, messageId: 'properties' });
    },
    JSXSpreadAttribute(node) {
      if (node.argument.type === 'ObjectExpression') context.report({ node, messageId: 'properties' });
    },
  }),
};

const TEST_FUNCTION_LINES_MAX = 70;
const DECLARES_TEST = /^(test|it|describe|suite)(\.(only|skip|serial|describe|step))*$/;

/**
 * Like `max-lines-per-function`, for tests: a function that declares tests is a list, and each test in it is measured
 * separately. Blank lines and comment lines do not count.
 * @type {Rule}
 */
const maxLinesPerTestFunction = {
  meta: {
    type: 'suggestion',
    messages: { long: `{{count}} lines without those of the tests in it: at most ${TEST_FUNCTION_LINES_MAX}.` },
  },
  create(context) {
    const { lines } = context.sourceCode;
    /** @type {Set<number>} */
    const uncounted = new Set();
    // Lines of tests in the functions that are open, outermost first.
    /** @type {Set<number>[]} */
    const open = [];
    /** @typedef {NonNullable<Parameters<typeof context.report>[0]['node']>} Place */
    const lineAt = (/** @type {number} */ index) => context.sourceCode.getLocFromIndex(index).line;
    const linesOf = (/** @type {Place} */ { range: [start, end] }) => {
      const [first, last] = [lineAt(start), lineAt(end)];
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    };

    const enter = () => void open.push(new Set());
    const exit = (/** @type {Place} */ node) => {
      const inTests = open.pop();
      const own = linesOf(node).filter(
        (line) => !inTests?.has(line) && !uncounted.has(line) && lines[line - 1]?.trim() !== '',
      );
      if (own.length > TEST_FUNCTION_LINES_MAX) {
        context.report({ node, messageId: 'long', data: { count: String(own.length) } });
      }
    };
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const [first = 0, ...rest] = linesOf(comment);
          for (const line of rest) uncounted.add(line);
          if (/^\s*\/[/*]/.test(lines[first - 1] ?? '')) uncounted.add(first);
        }
      },
      FunctionDeclaration: enter,
      FunctionExpression: enter,
      ArrowFunctionExpression: enter,
      'FunctionDeclaration:exit': exit,
      'FunctionExpression:exit': exit,
      'ArrowFunctionExpression:exit': exit,
      'CallExpression:exit'(node) {
        if (!DECLARES_TEST.test(context.sourceCode.getText(node.callee))) return;
        for (const tests of open) for (const line of linesOf(node)) tests.add(line);
      },
    };
  },
};

/**
 * Reports every cast: `lib/health/casts.test.ts` counts them.
 * @type {Rule}
 */
const noCast = {
  meta: { type: 'problem', messages: { cast: 'A cast switches the compiler off.' } },
  create: (context) => ({
    TSAsExpression(node) {
      const { typeAnnotation } = node;
      const isConst =
        typeAnnotation.type === 'TSTypeReference' &&
        typeAnnotation.typeName.type === 'Identifier' &&
        typeAnnotation.typeName.name === 'const';
      if (!isConst) context.report({ node, messageId: 'cast' });
    },
    TSTypeAssertion: (node) => context.report({ node, messageId: 'cast' }),
  }),
};

const WORDS = PRIVATE_WORDS.map(({ word, ...rest }) => ({ ...rest, pattern: new RegExp(`\\b(?:${word})\\b`, 'gi') }));
const TEST_FILE = /\.(test|bench|e2e|fixture|process)\.(ts|tsx|mjs)$/;

/** `waysBackCount` → `ways Back Count`. */
const splitName = (/** @type {string} */ name) =>
  name.replace(/_/g, ' ').replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$& ');

/**
 * No private word in a declared name, a comment or a text.
 * @type {Rule}
 */
const plainWords = {
  meta: { type: 'problem', messages: { private: '“{{found}}” is a private word: write {{instead}}.' } },
  create(context) {
    /** @typedef {NonNullable<Parameters<typeof context.report>[0]['node']>} Place */
    const textKind = TEST_FILE.test(context.filename) ? 'title' : 'text';

    const read = (/** @type {Place} */ node, /** @type {Kind} */ kind, /** @type {string} */ text) => {
      for (const { pattern, instead, in: kinds, except } of WORDS) {
        if (!kinds.includes(kind)) continue;
        const left = except ? text.replace(except, (legitimate) => ' '.repeat(legitimate.length)) : text;
        const words = kind === 'name' ? splitName(left) : left;
        for (const { 0: found, index } of words.matchAll(pattern)) {
          // Line and column of the word within a long text.
          const start = context.sourceCode.getLocFromIndex(node.range[0] + (kind === 'name' ? 0 : index));
          context.report({ loc: { start, end: start }, messageId: 'private', data: { found, instead } });
        }
      }
    };
    const readName = (/** @type {Place} */ node, /** @type {string} */ name) => {
      if (EMPTY_NAMES.includes(name)) {
        context.report({ node, messageId: 'private', data: { found: name, instead: 'the thing’s own name' } });
      }
      read(node, 'name', name);
    };

    return {
      Program: () => context.sourceCode.getAllComments().forEach((comment) => read(comment, 'comment', comment.value)),
      Identifier(node) {
        if (declares(node)) readName(node, node.name);
      },
      PrivateIdentifier(node) {
        if (declares(node)) readName(node, node.name);
      },
      Literal(node) {
        if (typeof node.value === 'string' && !isModule(node)) read(node, textKind, node.value);
      },
      TemplateElement: (node) => read(node, textKind, node.value.raw),
      JSXText: (node) => read(node, textKind, node.value),
    };
  },
};

/**
 * A node of any kind.
 * @typedef {object} SyntaxNode
 * @property {string} type
 * @property {SyntaxNode | null} [parent]
 * @property {unknown} [id]
 * @property {unknown} [key]
 * @property {unknown} [left]
 * @property {unknown} [value]
 * @property {unknown} [params]
 * @property {unknown} [shorthand]
 */

/**
 * Whether an identifier declares a name: of a variable, a parameter, a function, a class, a type, or a property of one
 * of these.
 * @param {SyntaxNode} node
 * @returns {boolean}
 */
function declares(node) {
  const { parent } = node;
  switch (parent?.type) {
    case 'VariableDeclarator':
    case 'ClassDeclaration':
    case 'ClassExpression':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSEnumDeclaration':
    case 'TSEnumMember':
      return parent.id === node;
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
    case 'TSDeclareFunction':
    case 'TSFunctionType':
      return parent.id === node || (Array.isArray(parent.params) && parent.params.includes(node));
    case 'TSPropertySignature':
    case 'TSMethodSignature':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return parent.key === node;
    case 'AssignmentPattern':
      return parent.left === node;
    case 'Property':
      return parent.parent?.type === 'ObjectPattern' ? parent.value === node : parent.key === node && !parent.shorthand;
    case 'ArrayPattern':
    case 'RestElement':
    case 'CatchClause':
      return true;
    default:
      return false;
  }
}

/** @param {SyntaxNode} node */
function isModule({ parent }) {
  return /^(Import|Export)/.test(parent?.type ?? '');
}

export default {
  meta: { name: 'code' },
  rules: {
    'max-lines-per-test-function': maxLinesPerTestFunction,
    'no-cast': noCast,
    'no-cut-text': noCutText,
    'no-digits-of-text': noDigitsOfText,
    'no-object-literal-spread': noObjectLiteralSpread,
    'no-loose-scroll': noLooseScroll,
    'no-unwatched-address': noUnwatchedAddress,
    'no-broken-names': noBrokenNames,
    'no-silent-blank': noSilentBlank,
    'one-sentence-faults': oneSentenceFaults,
    'plain-words': plainWords,
  },
};
