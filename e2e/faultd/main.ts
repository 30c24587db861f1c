/**
 * faultd on a port: `node --import tsx e2e/faultd/main.ts 5700 http://127.0.0.1:3000/sandbox` (or a folder of recorded
 * exchanges). POST {"fault":"storm","path":"/vrm/"} to /_faultd to misbehave, GET it to count, DELETE it to be well.
 */
import { FAULTS } from './faults';
import { startFaultd } from './faultd';

const [port, healthy] = process.argv.slice(2);
if (!port || !healthy) {
  const faults = Object.entries(FAULTS).map(([name, { description }]) => `  ${name.padEnd(22)} ${description}`);
  console.log(['faultd <port> <upstream address | folder of recorded exchanges>', ...faults].join('\n'));
  process.exit(1);
}
const faultd = await startFaultd(
  /^https?:/.test(healthy) ? { upstream: healthy } : { recorded: healthy },
  Number(port),
);
console.log(`faultd listens on ${faultd.url} and ${faultd.tlsUrl}; POST an order to ${faultd.url}/_faultd`);
