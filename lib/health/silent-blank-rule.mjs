/**
 * The lint rule about forms that return in silence, for oxlint.
 * @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} Rule
 */

const BLANK = /\.trim\(\) === ''|!\w+(\.\w+)*\.trim\(\)|\.trim\(\)\.length === 0/;

/**
 * A form that returns on a blank text must say so at its field: a bare `return` looks like a button that does nothing.
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
