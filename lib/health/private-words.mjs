/**
 * Words that this code base once used in private senses, and the words of the field that replaced them. They must not
 * occur in a name, a comment, a test's title or a text on screen. The rule `code/plain-words` enforces it.
 *
 * @typedef {'name' | 'comment' | 'title' | 'text'} Kind
 * A declared name, a comment, a text in a test, a text anywhere else.
 *
 * @typedef {object} PrivateWord
 * @property {string} word a regular expression; it matches whole words, and the words inside a camelCase name
 * @property {string} instead what to write
 * @property {readonly Kind[]} in where it may not occur
 * @property {RegExp} [except] legitimate senses: matches are removed from the text before it is checked
 */

/** @type {readonly Kind[]} */
const EVERYWHERE = ['name', 'comment', 'title', 'text'];
/** @type {readonly Kind[]} */
const NAMES = ['name'];
/** @type {readonly Kind[]} */
const CODE = ['name', 'comment', 'title'];
/** @type {readonly Kind[]} */
const PROSE = ['comment', 'title', 'text'];

/** @type {readonly PrivateWord[]} */
export const PRIVATE_WORDS = [
  { word: 'houses?', instead: 'services', in: EVERYWHERE, except: /house number/gi },
  { word: 'desks?', instead: 'store, worker, context', in: EVERYWHERE },
  { word: 'wish|wishes|wished', instead: 'selection, request', in: EVERYWHERE },
  { word: 'twins?', instead: 'the same request in flight', in: EVERYWHERE, except: /Twin (Motor|rear doors|\d+kWh)/g },
  { word: 'gathered', instead: 'batched', in: NAMES },
  { word: 'foresees?|foreseen|foreseeing', instead: 'precompute, precomputed', in: EVERYWHERE },
  { word: 'ways? out', instead: 'alternative, repair', in: PROSE },
  { word: 'ways', instead: 'alternatives', in: NAMES },
  { word: 'faces', instead: 'row view models', in: NAMES },
  { word: 'turned', instead: 'changed', in: NAMES },
  { word: 'lanes?', instead: 'endpoint state', in: EVERYWHERE, except: /Lane keep assist/g },
  { word: 'troubles?', instead: 'error, problem', in: EVERYWHERE },
  { word: 'means', instead: 'call context', in: NAMES },
  { word: 'leave', instead: 'release', in: NAMES, except: /mouseLeave|pointerLeave/gi },
  { word: 'witness|witnesses', instead: 'cached model', in: EVERYWHERE },
  { word: 'lessons?', instead: 'learned clause', in: EVERYWHERE },
  {
    word: 'spreads?',
    instead: 'price difference, LBD',
    in: NAMES,
    except: /ObjectLiteralSpread|SpreadElement|SpreadAttribute/g,
  },
  { word: 'persists?|persisted', instead: 'retry, store', in: NAMES },
  { word: 'insists?', instead: 'retry for so long', in: EVERYWHERE },
  { word: 'obeys?|obeyed', instead: 'apply', in: EVERYWHERE },
  { word: 'own words?', instead: 'renamed wire names', in: EVERYWHERE },
  { word: 'reckon|reckons|reckoned|reckoning', instead: 'compute', in: EVERYWHERE },
  { word: 'whoever', instead: 'anyone who, the person who', in: EVERYWHERE },
  { word: 'nobody', instead: 'no one', in: EVERYWHERE, except: /^nobody$|[`"]nobody[`"]/g }, // a Unix account
  { word: 'of (?:its|their|his|her|my|our|your|one’s) own', instead: 'own', in: PROSE },
  { word: 'at once', instead: 'immediately, at the same time', in: PROSE },
  { word: 'kept', instead: 'cached, saved, preserved', in: EVERYWHERE },
  { word: 'asked|asking|asks?', instead: 'query, params, input, request', in: NAMES },
  { word: 'told|tells?|telling', instead: 'notified, reported', in: CODE },
  { word: 'said', instead: 'stated, reported', in: CODE },
  { word: 'says?|hears?|heard', instead: 'message, report', in: NAMES },
  { word: 'press|presses', instead: 'submission, click', in: NAMES, except: /on(Key)?Press|keyPress/g },
  {
    word: '(?:a|an|the|one|each|every|this|that|its|own|same|next|last|first|second|another|no|two) press(?:es)?',
    instead: 'submission, click',
    in: PROSE,
    except: /press of (?:a|the|any) (?:key|button)|in the press\b/gi,
  },
];

/** Names that mean nothing by themselves. */
export const EMPTY_NAMES = ['of', 'each'];
