// Opens the services of the product twice, started by opening.test.ts: what each attempt came to is printed. Where both
// failed and everything is closed, nothing keeps the process alive, and it ends.
import { register } from 'node:module';

/** Next has it under this name; it holds nothing. */
const resolveHook = `export const resolve = (name, context, next) =>
  name === 'server-only' ? { url: 'data:text/javascript,', shortCircuit: true } : next(name, context);`;
register(`data:text/javascript,${encodeURIComponent(resolveHook)}`);

/** What an attempt came to. */
export type OpeningOutcome = 'opened' | 'failed';

const { services } = await import('./server');
for (let attempt = 0; attempt < 2; attempt++) {
  const outcome = await services().then(
    (): OpeningOutcome => 'opened',
    (): OpeningOutcome => 'failed',
  );
  console.log(outcome);
}
