/**
 * The reasons inside an answer of HTTP 200: Success false, so its service itself gives them. The documents leave their
 * wording open (2 §Errors 5).
 */

/** One sentence. Megabytes would be searched for minutes: the patterns take the square of the length. */
const REASON_LETTERS_MAX = 2_000;

/** Seen, and what else a service may write of a subscriber whom it does not serve. */
const CREDENTIALS_REFUSED = [
  /\binvalid (subscriber|subscription|credentials?|log-?in|user|account|password)/i,
  /\b(subscriber|subscriber ?id|subscription|password|credentials?|log-?in|account)\b.*\b(invalid|incorrect|wrong|expired|disabled|suspended|locked|not (valid|recogni[sz]ed|found|known|active|authori[sz]ed|permitted))\b/i,
  /\b(authentication|log-?in) failed\b|\b(unauthori[sz]ed|not authori[sz]ed|access (is )?denied)\b/i,
];
const LIMIT_EXCEEDED = [/\blimit\b.*\b(exceeded|reached)\b|\bexceeded\b.*\blimit\b/i];
const NOTHING_FOUND = [
  /\bnot found\b|\bno (valu(e|ation)s?|data|vehicles?|match(es)?|records?|results?)\b/i,
  /\bunknown (vehicle|vrm|registration|mark|plate|vin|identifier|id|refid|refcode)\b/i,
  /\b(vehicle|vrm|registration|mark|plate|vin|identifier|refid|refcode)\b.*\b(unknown|does not exist|(not|not be|cannot be) (recogni[sz]ed|identified|known|held|listed|found))\b/i,
  /\bmileage\b.*\bout of (bounds|range)\b/i,
];

export type AnswerReason = 'credentials' | 'limit' | 'nothing found' | 'other';

/** What the reasons in an answer come to. A subscriber who is not found is no vehicle that is not found. */
export function reasonIn(reasons: readonly string[]): { reason: AnswerReason; words: string } {
  const words = [...new Set(reasons)].join(' ').trim().slice(0, REASON_LETTERS_MAX);
  const matches = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(words));
  if (matches(CREDENTIALS_REFUSED)) return { reason: 'credentials', words };
  if (matches(LIMIT_EXCEEDED)) return { reason: 'limit', words };
  return { reason: matches(NOTHING_FOUND) ? 'nothing found' : 'other', words };
}
