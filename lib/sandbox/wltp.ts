/** The WLTP API (1 §WLTP API): its token server, and figures of configured vehicles. */
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { tokenRefusals, refusals, writeTokenRefusal } from '@/lib/contract/refusals';
import * as contract from '@/lib/contract/wltp';
import { writeResourceAnswer } from '@/lib/wire/resource';
import { addMonths, daysBetween, earlier } from '@/lib/sandbox/calendar';
import { modelYears } from '@/lib/sandbox/catalogue/life';
import type { Database } from '@/lib/sandbox/catalogue/model';
import { technical } from '@/lib/sandbox/catalogue/technical';
import { optionsOf } from '@/lib/sandbox/options/book';
import { buildOf } from '@/lib/sandbox/options/orderable';
import { answersResource, ResourceFailure, type ResourceAnswer, type ResourceCall } from '@/lib/sandbox/resources';
import { wltpFigures } from '@/lib/sandbox/wltp/figures';
import { loadOf } from '@/lib/sandbox/wltp/family';
import { itemsOf, type Item } from '@/lib/sandbox/wltp/items';

/** As in the published sample: 36,000 seconds. */
export const WLTP_TOKEN_MINUTES = 600;

const scope = 'Ref.Wltp.Api';
const noStore = { 'cache-control': 'no-store' };

const refused = (error: keyof typeof tokenRefusals, words: string, headers = {}): ResourceFailure =>
  new ResourceFailure({ ...writeTokenRefusal(error, words), headers: { ...noStore, ...headers } });

/** Of the same length whatever was given, so that comparing takes as long. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const equal = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

/** The client's credentials, from the form or, as RFC 6749 §2.3.1 has every server accept, from a Basic header. */
function clientOf(form: URLSearchParams, authorization: string): { id: string; secret: string; isBasic: boolean } {
  const [kind = '', given = ''] = authorization.trim().split(/\s+/);
  if (kind.toLowerCase() !== 'basic') {
    return { id: form.get('client_id') ?? '', secret: form.get('client_secret') ?? '', isBasic: false };
  }
  const text = Buffer.from(given, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  const plain = (part: string): string => new URLSearchParams(`part=${part}`).get('part') ?? '';
  return { id: plain(text.slice(0, Math.max(0, colon))), secret: plain(text.slice(colon + 1)), isBasic: true };
}

/** @throws ResourceFailure in OAuth's own words (RFC 6749 §5.2) */
function checkClient(form: URLSearchParams, authorization: string, { wltp }: ResourceCall): void {
  const twice = [...form.keys()].find((name) => form.getAll(name).length > 1);
  if (twice !== undefined) throw refused('invalid_request', `${twice} is given more than once`);
  const { id, secret, isBasic } = clientOf(form, authorization);
  if (!isBasic && id === '') throw refused('invalid_request', 'client_id is missing');
  if (!isBasic && secret === '') throw refused('invalid_request', 'client_secret is missing');
  const knows = equal(id, wltp.client.id) && equal(secret, wltp.client.secret);
  if (!knows) {
    const asked = isBasic ? { 'www-authenticate': 'Basic realm="wltp"' } : {};
    throw refused('invalid_client', 'client authentication failed', asked);
  }
  const grant = form.get('grant_type') ?? '';
  if (grant === '') throw refused('invalid_request', 'grant_type is missing');
  if (grant !== 'client_credentials') throw refused('unsupported_grant_type', 'only client_credentials is granted');
  if (form.get('scope') !== scope) throw refused('invalid_scope', `the scope is ${scope}`);
}

const { method, path, authorization, body, name, api } = contract.wltpToken;

const tokenAnswer: ResourceAnswer = {
  resource: { method, path, authorization, body, name, api },
  offersXml: false,
  unauthorised: refusals().unauthorised,
  headers: noStore,
  perform({ form, authorization: header }, format, call) {
    const known = call();
    checkClient(form, header, known);
    const answer = {
      access_token: known.wltp.tokens.issue(known.clock),
      expires_in: WLTP_TOKEN_MINUTES * 60,
      scope,
      token_type: 'Bearer',
    };
    return writeResourceAnswer(contract.wltpToken, answer, format);
  },
};

interface Configuration {
  readonly id?: string | undefined;
  readonly derivativeType: string;
  readonly refId: number;
  readonly modelYear: string;
  readonly selectedEquipmentIds: readonly number[];
}

interface ItemError {
  readonly id?: number;
  readonly type: string;
  readonly name: string;
  readonly message: string;
}

const databases: Readonly<Record<string, Database>> = { Car: 'CAR', LCV: 'LCV' };

const INVALID = 'Invalid_Vehicle_Configuration';

/** The figures of a configuration, or why there are none. */
function look(asked: Configuration, { catalogue, today }: ResourceCall): readonly Item[] | ItemError {
  const database = databases[asked.derivativeType];
  const derivative = database && catalogue().derivative(database, asked.refId);
  if (!derivative) {
    return {
      id: 10004,
      type: INVALID,
      name: 'derivative_not_found',
      message: 'Derivative not found in the new vehicle database.',
    };
  }
  const year = modelYears(derivative, today).find(({ reference }) => reference === asked.modelYear.trim());
  if (year === undefined) {
    return { type: INVALID, name: 'model_year_not_found', message: 'The derivative has no such model year.' };
  }
  const book = optionsOf(derivative, year.effectiveFrom);
  const { fitted, refusal } = buildOf(book, asked.selectedEquipmentIds);
  if (refusal !== null) return { type: INVALID, name: 'equipment_not_orderable', message: refusal };
  const data = technical(derivative, earlier(year.effectiveTo ?? today, today));
  if (data.cycle !== 'WLTP') {
    return { type: 'Data_Not_Available', name: 'wltp_data_not_found', message: 'The model year is older than WLTP.' };
  }
  return itemsOf(derivative, data, wltpFigures(derivative, data, loadOf(book, fitted)));
}

/** Values are good until the half-year ends, but for four weeks at least. */
function validUntil(today: string): string {
  const year = today.slice(0, 4);
  const ends = [`${year}-06-30`, `${year}-12-31`, `${addMonths(`${year}-06-01`, 12).slice(0, 4)}-06-30`];
  return `${ends.find((end) => daysBetween(today, end) >= 28) ?? ends[2]}T23:59:59Z`;
}

const valuesAnswer: ResourceAnswer = {
  ...answersResource(
    contract.wltpValues,
    ({ configurations }, call) => {
      const known = configurations.every(({ derivativeType }) => derivativeType in databases);
      if (configurations.length === 0 || !known) throw new ResourceFailure(refusals().invalid);
      const examinationDate = `${call.clock.toISOString().slice(0, 19)}Z`;
      return {
        auditId: randomUUID(),
        errors: [],
        wltpData: configurations.map((asked) => {
          const found = look(asked, call);
          const isError = 'message' in found;
          return {
            ...asked,
            validUntil: validUntil(call.today),
            examinationDate,
            errors: isError ? [found] : [],
            technicalSpecificationItems: isError ? [] : [...found],
          };
        }),
      };
    },
    // Without a body, as recorded (RFC 6750 §3).
    { status: 401, body: null, headers: { 'www-authenticate': 'Bearer error="invalid_token"' } },
  ),
};

export const wltpAnswers = [tokenAnswer, valuesAnswer];
