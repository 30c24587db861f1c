/** Loaded before anything else by `NODE_OPTIONS=--import`: the process, and what it starts, has tomorrow's clock. */
const DAY_MS = 86_400_000;
const RealDate = Date;
const later = () => RealDate.now() + DAY_MS;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [later()] : values, newTarget),
  apply: () => new RealDate(later()).toString(),
  get: (target, name, receiver) => (name === 'now' ? later : Reflect.get(target, name, receiver)),
});
