/** Loaded before anything else by `NODE_OPTIONS=--import`: the clock of the process, and of what it starts, is moved by this. */
const movedBy = Number(process.env.CLOCK_MOVED_BY_MS);
const RealDate = Date;
const moved = () => RealDate.now() + movedBy;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [moved()] : values, newTarget),
  apply: () => new RealDate(moved()).toString(),
  get: (target, name, receiver) => (name === 'now' ? moved : Reflect.get(target, name, receiver)),
});
