/** Judges the answers to an attack. */
import type { AttackClient, AttackReply, AttackRequest } from './client';

/** What no answer may contain: paths of our code, what it runs on, messages of the database. */
const INTERNALS = [
  /\bat .{0,80}\(?(?:file:\/\/|\/)\S+:\d+:\d+\)?/,
  /node_modules/,
  /syntax error at or near|relation "|violates \w+ constraint|invalid input syntax|SQLSTATE/i,
  /root:x:0:0/,
];

/** Requests at the same time, as an attacker would send. */
const TOGETHER = 12;
/** How many failures are named; the rest are counted. */
const NAMED_MAX = 12;

export interface BatteryCounts {
  readonly name: string;
  requests: number;
  answered: number;
  refused: number;
  /** 503: too much at the same time. */
  busy: number;
  failed: number;
  leaked: number;
  /** The first failures and leaks, one line each. */
  readonly examples: string[];
}

export interface Judgement {
  /** A successful answer is itself a leak: the request must be refused. */
  readonly mustRefuse?: boolean;
  /**
   * The one status it must have, as a refusal for another reason proves nothing. Simultaneous requests may also get
   * 503.
   */
  readonly status?: number;
  /** Texts that belong to others, or are forged, and must not come back. */
  readonly secrets?: readonly string[];
}

export interface JudgedRequest extends AttackRequest {
  readonly judgement?: Judgement;
}

export type Judge = ReturnType<typeof openJudge>;

export function openJudge(client: AttackClient) {
  const batteries: BatteryCounts[] = [];

  function start(name: string): BatteryCounts {
    const counts = { name, requests: 0, answered: 0, refused: 0, busy: 0, failed: 0, leaked: 0, examples: [] };
    batteries.push(counts);
    return counts;
  }

  /** Sends all requests, several at the same time, and judges each answer by its own criteria or by the common ones. */
  async function attack(name: string, requests: readonly JudgedRequest[], ofAll: Judgement = {}): Promise<void> {
    const counts = start(name);
    let next = 0;
    const worker = async () => {
      for (let request = requests[next++]; request !== undefined; request = requests[next++]) {
        const { judgement = ofAll } = request;
        counts.requests += 1;
        const what = `${request.method ?? 'GET'} ${request.path.slice(0, 100)}`;
        try {
          const reply = await client.send(request);
          judge(counts, what, reply, judgement);
          if (request.fields && namesUnknownField(reply, request.fields))
            fail(counts, `${what}: it names a field it does not take: ${reply.text.slice(0, 200)}`);
        } catch (error) {
          fail(counts, `${what}: ${String(error)}`);
        }
      }
    };
    await Promise.all(Array.from({ length: TOGETHER }, worker));
  }

  return { attack, start, batteries };
}

export function fail(counts: BatteryCounts, example: string): void {
  counts.failed += 1;
  note(counts, example);
}

function leak(counts: BatteryCounts, example: string): void {
  counts.leaked += 1;
  note(counts, example);
}

function note({ examples }: BatteryCounts, example: string): void {
  if (examples.length < NAMED_MAX) examples.push(example);
}

/** A refusal names the input it is about as it was sent, with a dot before what is inside of it. */
function namesUnknownField({ status, text }: AttackReply, fields: readonly string[]): boolean {
  const [, field] = (status >= 400 && /^\{"fault":.*"field":"([^".]+)/.exec(text)) || [];
  return field !== undefined && !fields.includes(field);
}

/** Counts one answer. A refusal by the provider is an ordinary answer; 500 is our fault. */
function judge(counts: BatteryCounts, what: string, reply: AttackReply, judgement: Judgement): void {
  const { status, text, headers } = reply;
  const { mustRefuse = false, status: due, secrets = [] } = judgement;
  if (status === 500) fail(counts, `${what}: 500 ${text.slice(0, 200)}`);
  else if (status === 503) counts.busy += 1;
  else if (status >= 400) counts.refused += 1;
  else counts.answered += 1;
  if (mustRefuse && status < 400) leak(counts, `${what}: ${status}, and it had to be refused`);
  else if (due !== undefined && status !== due && status !== 503)
    fail(counts, `${what}: ${status}, not ${due}: ${text.slice(0, 200)}`);
  const all = `${JSON.stringify(headers)}\n${text}`;
  const internal = status >= 400 ? INTERNALS.find((pattern) => pattern.test(text)) : undefined;
  if (internal) leak(counts, `${what}: ${internal} in ${text.slice(0, 200)}`);
  for (const secret of secrets) if (all.includes(secret)) leak(counts, `${what}: it says “${secret.slice(0, 40)}”`);
}
