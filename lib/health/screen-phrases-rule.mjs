/** Lint rules for the product's texts, for oxlint. */
import { SCREEN_PHRASES, SOURCE_NAMES } from './screen-phrases.mjs';

/**
 * @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} Rule
 * @typedef {Parameters<NonNullable<Rule['create']>>[0]} Context
 * @typedef {NonNullable<Parameters<Context['report']>[0]['node']>} Place
 */

const escaped = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A word boundary, also after a question mark. */
const phrasePattern = (/** @type {string} */ phrase) => new RegExp(`(?<![\\w-])${escaped(phrase)}(?![\\w-])`);

const PHRASES = SCREEN_PHRASES.map((phrase) => ({ ...phrase, pattern: phrasePattern(phrase.was) }));
/** "Guide ID" stays, whatever the guide is called. */
const NAMES = SOURCE_NAMES.map((name) => ({
  name,
  pattern: new RegExp(`${phrasePattern(name).source}(?! (?:ID|code)\\b)`, 'i'),
}));
const NOT_ON_SCREEN = /\.(test|bench|fixture|process)\.tsx?$|\/testing\//;
/**
 * Made-up records contain whole sentences; the table itself contains the names; the provider's texts are not renamed.
 */
const HOLDS_NAMES = /\.examples\.tsx$|\/sample-[a-z-]+\.ts$|\/source-names\.ts$|\/lib\/(contract|sandbox)\//;

/** JSX folds its white space. */
const folded = (/** @type {string} */ text) => text.replace(/\s+/g, ' ').trim();

/**
 * Calls a function with every text of a file: literals, templates with `…` for each value, and JSX text.
 * @param {Context} context
 * @param {(node: Place, text: string) => void} read
 * @returns {ReturnType<NonNullable<Rule['create']>>}
 */
function texts({ filename }, read) {
  if (NOT_ON_SCREEN.test(filename)) return {};
  return {
    Literal(node) {
      if (typeof node.value === 'string' && !isModuleOrType(node)) read(node, folded(node.value));
    },
    TemplateLiteral: (node) => read(node, folded(node.quasis.map(({ value }) => value.cooked ?? '').join('…'))),
    JSXText: (node) => read(node, folded(node.value)),
  };
}

/** @param {{ parent?: { type: string } | null }} node */
const isModuleOrType = ({ parent }) => /^(Import|Export|TSLiteralType$)/.test(parent?.type ?? '');

/**
 * No phrase on screen that dealers would not use.
 * @type {Rule}
 */
const screenPhrases = {
  meta: { type: 'problem', messages: { phrase: '“{{was}}”: write “{{instead}}”.' } },
  create: (context) =>
    texts(context, (node, text) => {
      for (const { was, instead, alone, pattern } of PHRASES)
        if (alone ? text.replace(/\.$/, '') === was : pattern.test(text))
          context.report({ node, messageId: 'phrase', data: { was, instead } });
    }),
};

/**
 * Each source is named only in one table.
 * @type {Rule}
 */
const sourceNames = {
  meta: { type: 'problem', messages: { name: '“{{name}}”: take it from SOURCES.' } },
  create: (context) =>
    texts(context, (node, text) => {
      if (HOLDS_NAMES.test(context.filename)) return;
      for (const { name, pattern } of NAMES)
        if (pattern.test(text)) context.report({ node, messageId: 'name', data: { name } });
    }),
};

/** `the same car`, `this car`; not `Company car` and `cars only`. */
const CAR_AS_ANY_VEHICLE = /\b(?:an?|the|this|that|its|each|every|same|other|another|one|no) cars?\b/i;

/**
 * For files whose texts are shown of cars and vans alike: none of them says “car” of the vehicle.
 * @type {Rule}
 */
const anyVehicle = {
  meta: { type: 'problem', messages: { car: '“{{phrase}}” may be a van: write “vehicle”.' } },
  create: (context) =>
    texts(context, (node, text) => {
      const [phrase] = CAR_AS_ANY_VEHICLE.exec(text) ?? [];
      if (phrase !== undefined) context.report({ node, messageId: 'car', data: { phrase } });
    }),
};

export default {
  meta: { name: 'words' },
  rules: { 'screen-phrases': screenPhrases, 'source-names': sourceNames, 'any-vehicle': anyVehicle },
};
