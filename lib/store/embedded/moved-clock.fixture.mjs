// Loaded before a process's own code. The clock of the process jumps when its environment's file names a jump in milliseconds,
// and each timer armed by way of the global functions is written down beside it: its wait, or `over` for one too long.
import { appendFileSync, readFileSync } from 'node:fs';

const file = process.env.MOVED_CLOCK ?? '';
const RealDate = Date;
let jump = 0;
const arm = globalThis.setTimeout;
const look = () => {
  try {
    jump = Number(readFileSync(file, 'utf8'));
  } catch {
    jump = 0; // no jump is ordered yet
  }
};
globalThis.setInterval(look, 20).unref();
globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, self) =>
    Reflect.construct(target, values.length === 0 ? [RealDate.now() + jump] : values, self),
  get: (target, name) => (name === 'now' ? () => RealDate.now() + jump : Reflect.get(target, name)),
});
Reflect.set(
  globalThis,
  'setTimeout',
  new Proxy(arm, {
    apply: (target, self, values) => {
      if (jump !== 0) appendFileSync(`${file}.timers`, `${values[1] > 2 ** 31 - 1 ? 'over' : values[1]}\n`);
      return Reflect.apply(target, self, values);
    },
  }),
);
