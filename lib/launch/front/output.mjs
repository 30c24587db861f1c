/**
 * Turns each print of this process into one line of JSON: the framework's prints may contain what a client sent, and
 * thus line ends, terminal escapes and forged log lines.
 *
 * @typedef {object} Output
 * @property {(line: string) => void} printLine prints a line that is JSON already: the product's own log
 * @property {(mask: (text: string) => string) => void} maskWith sets how secrets and vehicles are removed from
 * everything else
 */

/** Where lib/server.ts finds it, as that is bundled and cannot import this file. */
const OUTPUT_KEY = Symbol.for('vehicle-valuations.output');
const LONGEST = 8_000;
/** Characters that change how a line is read: control characters, Unicode line ends and bidirectional marks. */
// oxlint-disable-next-line no-control-regex -- these are the characters looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * Captures both streams from now on. On a terminal, the sentences themselves are shown.
 * @param {{ stdout: NodeJS.WriteStream, stderr: NodeJS.WriteStream }} streams
 * @param {() => Date} now
 * @returns {Output & { announce: (sentence: string) => void }} announce: a sentence of the launcher, which holds nothing to
 * take out
 */
export function holdOutput({ stdout, stderr }, now) {
  /** @type {(text: string) => string} */
  let mask = (text) => text;
  const write = stdout.write.bind(stdout);
  const streams = [
    { stream: stdout, name: 'stdout' },
    { stream: stderr, name: 'stderr' },
  ];
  for (const { stream, name } of streams) {
    const original = stream.write.bind(stream);
    /** @param {string | Uint8Array} chunk @param {...unknown} rest encoding and callback, as of a stream */
    const writeRecord = (chunk, ...rest) => {
      const text = mask((typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8')).trimEnd());
      const done = rest.find((argument) => typeof argument === 'function');
      if (text === '') {
        if (typeof done === 'function') process.nextTick(() => done());
        return true;
      }
      const line = stream.isTTY
        ? text.split('\n').map(escaped).join('\n  ')
        : escaped(JSON.stringify({ at: now().toISOString(), event: 'output', stream: name, detail: shortened(text) }));
      return Reflect.apply(original, undefined, [`${line}\n`, ...(done === undefined ? [] : [done])]);
    };
    stream.write = writeRecord;
  }
  // Node's warnings bypass the streams.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => void stderr.write(String(warning.stack ?? warning)));
  /** @type {Output} */
  const output = {
    printLine: (line) => void write(`${escaped(line)}\n`),
    maskWith: (wanted) => {
      mask = wanted;
    },
  };
  Reflect.set(globalThis, OUTPUT_KEY, output);
  const announce = (/** @type {string} */ sentence) => {
    const shown = stdout.isTTY
      ? sentence
      : JSON.stringify({ at: now().toISOString(), event: 'notice', detail: sentence });
    write(`${escaped(shown)}\n`);
  };
  return { ...output, announce };
}

/** Valid inside a text of JSON, and harmless outside it. @param {string} text */
function escaped(text) {
  return text.replace(CONTROL, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** @param {string} text */
function shortened(text) {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)} … (${text.length - LONGEST} more characters)`;
}
