import { DEMO } from '@/lib/features/people/sign-in';
import { Fault } from '@/lib/fault';
import { readCommandLine } from './command-line';
import { printFailure } from './failure';
import { loadSettingsFile } from './settings-file.mjs';

/**
 * `npm run seed`: fills a running sandbox with valuations to look at. It signs in and submits requests as a dealer
 * would, by the product's own API, and refuses anything but the sandbox, as elsewhere each valuation would cost money.
 */
loadSettingsFile().forEach((sentence) => console.error(sentence));
const address = `http://localhost:${process.env['PORT'] || 3000}`;

/** Well-formed plates of the last ten years; the sandbox has a car for each. */
const CARS = [
  ['AB12 CDE', '62,000'],
  ['BD65 KLM', '71,500'],
  ['CE66 RST', '48,200'],
  ['DF17 WXY', '55,000'],
  ['EG67 ABD', '39,900'],
  ['FH18 CFG', '44,100'],
  ['GJ68 HJK', '31,000'],
  ['HK19 LMN', '28,500'],
  ['KL69 PRS', '25,000'],
  ['LM20 TUV', '22,750'],
  ['MN70 WYA', '19,000'],
  ['NP21 BCD', '17,400'],
  ['PR71 EFG', '14,000'],
  ['RS22 HJL', '12,300'],
  ['ST72 MNP', '9,800'],
  ['TU23 RSV', '7,000'],
] as const;

async function post(path: string, body: object, cookie = ''): Promise<Response> {
  return fetch(`${address}${path}`, {
    method: 'POST',
    headers: {
      origin: process.env['APP_ORIGIN'] || address, // behind a public address, only requests from its origin are accepted
      'content-type': 'application/json',
      // The same key for the same car, so that seeding again adds and counts nothing.
      'idempotency-key': `seed-${JSON.stringify(body).replace(/\W/g, '')}`.padEnd(16, '-').slice(0, 100),
      cookie,
    },
    body: JSON.stringify(body),
  });
}

const USAGE = 'npm run seed';

async function main(): Promise<void> {
  if (readCommandLine(USAGE, { options: { help: { type: 'boolean' } } }).values.help) return console.log(USAGE);
  const health = await fetch(`${address}/api/health`).then(
    (response) => response.json(),
    () => null,
  );
  if (health?.provider === undefined)
    throw refused(`Nothing serves at ${address}.`, 'Start the product first, with npm start, on the same PORT.');
  if (health.provider !== 'sandbox')
    throw refused('This is not a sandbox: every valuation would be charged.', 'Nothing was done.');

  const signedIn = await post('/api/sign-in', DEMO);
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  if (!signedIn.ok || cookie === '')
    throw refused(
      'The demo dealer could not sign in.',
      'Check that its password is unchanged, and wait after wrong ones.',
    );

  let valued = 0;
  for (const [plate, mileage] of CARS) {
    const response = await post('/api/valuations', { plate, mileage }, cookie);
    if (response.ok) valued += 1;
    else console.error(`${plate}: ${await response.text()}`);
  }
  console.log(`${valued} of ${CARS.length} cars are valued. See ${address}`);
  if (valued < CARS.length) process.exitCode = 1;
}

const refused = (message: string, fix: string) => new Fault('conflict', { message, fix });

main().catch(printFailure);
