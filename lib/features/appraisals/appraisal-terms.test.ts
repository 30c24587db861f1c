/** An organisation's terms, edited by several people. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { Role, Session } from '@/lib/access';
import { USUAL_APPRAISAL_TERMS } from '@/lib/domain/appraisals/terms';
import { call } from '@/lib/features/testing/recorded-services';
import { onFeatureDatabase } from '@/lib/health/testing/each-engine';
import { openAppraisals } from '@/lib/store/appraisals/appraisal-store';
import { runReadAppraisalTerms, runSaveAppraisalTerms } from './appraisal-terms';

type ReadTerms = Awaited<ReturnType<typeof runReadAppraisalTerms>>;

onFeatureDatabase('Appraisal terms', ({ database }) => {
  async function organisation() {
    const organisationId = randomUUID();
    await database.query('insert into organization (id, name, slug) values ($1, $1, $1)', [organisationId]);
    const person = async (personName: string, role: Role): Promise<Session> => {
      const [personId, email] = [randomUUID(), `${randomUUID()}@dealer.example`];
      await database.query('insert into "user" (id, name, email) values ($1, $2, $3)', [personId, personName, email]);
      return { sessionId: '', personId, personName, email, organisationId, organisationName: '', role };
    };
    const services = { appraisals: openAppraisals(database) };
    const [ada, max] = [await person('Ada', 'admin'), await person('Max', 'manager')];
    return {
      ada,
      max,
      read: () => runReadAppraisalTerms(call({}, ada), services),
      save: (who: Session, read: ReadTerms, typed: Partial<ReadTerms>) =>
        runSaveAppraisalTerms(call({ ...read, ...typed }, who), services),
    };
  }

  test('a save based on older terms is refused, and names who changed them since', async () => {
    const { ada, max, read, save } = await organisation();
    const atFirst = await read();
    assert.deepEqual(atFirst, { ...USUAL_APPRAISAL_TERMS, version: 0 });
    assert.deepEqual(await save(max, atFirst, { warranty: '200' }), { version: 1 });
    await assert.rejects(save(ada, atFirst, { fees: '50' }), {
      code: 'conflict',
      message: /^Max changed the terms on /,
    });

    const both = await read();
    assert.deepEqual(await save(max, both, { warranty: '333' }), { version: 2 });
    await assert.rejects(save(ada, both, { fees: '88' }), { code: 'conflict', message: /^Max changed the terms on / });
    await assert.rejects(save(max, both, { fees: '88' }), { code: 'conflict', message: /^You changed the terms on / });
    const { warranty, fees, version } = await read();
    assert.deepEqual([warranty, fees, version], ['333', '', 2]);
    assert.deepEqual(await save(ada, await read(), { fees: '88' }), { version: 3 });
  });

  test('of two saves at the same moment one is made', async () => {
    const { ada, max, read, save } = await organisation();
    for (const pounds of ['150', '250']) {
      const shown = await read();
      const ended = await Promise.allSettled([
        save(ada, shown, { warranty: pounds }),
        save(max, shown, { fees: pounds }),
      ]);
      assert.deepEqual(ended.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
    }
  });
});
