// Loaded before a process's own code. The process's clock jumps when the file named in its environment contains a jump
// in milliseconds. Each timer armed through the global functions is recorded beside that file: its wait, or `over` if
// it is too long.
import { appendFileSync, readFileSync } from 'node:fs';

const file = process.env.MOVED_CLOCK ?? '';
const RealDate = Date;
let jump = 0;
const arm = globalThis.setTimeout;
const look = () => {
  try {
    jump = Number(readFileSync(file, 'utf8'));
  } catch {
    jump = 0; // no jump is requested yet
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
