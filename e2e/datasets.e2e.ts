import type { Page } from 'playwright/test';
import { expect, test } from './signed-in.fixture';

const SCHEMA = 'http://www.w3.org/2001/XMLSchema';
const DIFFGRAM = 'urn:schemas-microsoft-com:xml-diffgram-v1';

/** Asks the running product's sandbox from within a page, and reads the answer there by the browser's own parser. */
function readByBrowser(page: Page, database: string) {
  return page.evaluate(
    async ({ database, schema, diffgram }) => {
      const answer = await fetch('/sandbox/vehicles/refvehicles.asmx/GetRefMan', {
        method: 'POST',
        body: new URLSearchParams({
          SubscriberID: '123456',
          Password: 'sandbox',
          database,
          justCurrentManufacturers: 'TRUE',
          bodyStyleFilter: '',
        }),
      });
      const text = await answer.text();
      const read = new DOMParser().parseFromString(text, 'text/xml');
      const table = read.querySelector('element[name="Table"]');
      const columns = table ? [...table.getElementsByTagNameNS(schema, 'element')] : [];
      const rows = [...(read.getElementsByTagNameNS(diffgram, 'diffgram')[0]?.getElementsByTagName('Table') ?? [])];
      return {
        status: answer.status,
        text,
        broken: read.querySelector('parsererror')?.textContent ?? null,
        root: read.documentElement.localName,
        success: read.querySelector('Success')?.textContent,
        columns: columns.map((column) => `${column.getAttribute('name')} ${column.getAttribute('type')}`),
        rows: rows.map((row) => [...row.children].map((cell) => [cell.localName, cell.textContent ?? ''])),
        ids: rows.map((row) => row.getAttributeNS(diffgram, 'id')),
      };
    },
    { database, schema: SCHEMA, diffgram: DIFFGRAM },
  );
}

const between = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map((match) => match[1] ?? '');

for (const [database, make] of [
  ['CARS', 'CITROEN'],
  ['LCV', 'FORD'],
] as const) {
  test(`the browser’s own parser reads every row of the ${database} manufacturers, as their schema says`, async ({
    page,
  }) => {
    await page.goto('/sign-in');
    const read = await readByBrowser(page, database);
    expect(read.status).toBe(200);
    expect(read.broken).toBeNull();
    expect(read.root).toBe('GetRefManResponse');
    expect(read.success).toBe('true');
    expect(read.columns).toEqual(['CMan_Code xs:int', 'CMan_Name xs:string']);
    // What it says by counting, without any parser.
    const codes = between(read.text, 'CMan_Code');
    const names = between(read.text, 'CMan_Name');
    expect(codes.length).toBeGreaterThan(5);
    expect(names).toContain(make);
    expect(names.join('')).not.toContain('&'); // Nothing between the tags has to be decoded first.
    expect(read.text.match(/<Table /g)).toHaveLength(codes.length);
    expect(read.rows).toEqual(
      codes.map((code, index) => [
        ['CMan_Code', code],
        ['CMan_Name', names[index]],
      ]),
    );
    expect(read.ids).toEqual(codes.map((_, index) => `Table${index + 1}`));
  });
}
