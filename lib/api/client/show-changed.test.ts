import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { countNotifications } from '@/lib/api/addresses/notifications/notifications';
import { answerKey } from './answer-of';
import { showChanged } from './show-changed';

const queryKey = answerKey(countNotifications, {});
/** Answers, each named by its number. */
const [FIRST, SAVED, BEFORE, AFTER] = [{ unread: 1 }, { unread: 2 }, { unread: 3 }, { unread: 4 }];

/** An answer on screen whose requests are answered by the test, in any order. */
function shownAnswer() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  const requests: ((answer: unknown) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey,
    // The signal is read, so that a cancelled request counts as aborted.
    queryFn: ({ signal }) => new Promise((resolve) => void (signal.aborted || requests.push(resolve))),
  });
  const end = observer.subscribe(() => undefined);
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { client, requests, settled, end: () => (end(), client.clear()) };
}

test('an answer that was on its way when something was saved is not shown, and is requested again', async () => {
  const { client, requests, settled, end } = shownAnswer();
  requests[0]?.(FIRST);
  await settled();
  void client.refetchQueries({ queryKey });
  await showChanged(client, countNotifications, {}, () => SAVED);
  requests[1]?.(BEFORE);
  await settled();
  assert.deepEqual(client.getQueryData(queryKey), SAVED);
  requests[2]?.(AFTER);
  await settled();
  assert.deepEqual([client.getQueryData(queryKey), requests.length], [AFTER, 3]);
  end();
});

test('a first answer that was on its way is requested again too', async () => {
  const { client, requests, settled, end } = shownAnswer();
  await showChanged(client, countNotifications, {}, (shown) => shown && SAVED);
  assert.equal(client.getQueryData(queryKey), undefined);
  requests[1]?.(AFTER);
  await settled();
  assert.deepEqual([client.getQueryData(queryKey), requests.length], [AFTER, 2]);
  end();
});

test('without one on its way nothing is requested', async () => {
  const { client, requests, settled, end } = shownAnswer();
  requests[0]?.(FIRST);
  await settled();
  await showChanged(client, countNotifications, {}, () => SAVED);
  await settled();
  assert.deepEqual([client.getQueryData(queryKey), requests.length], [SAVED, 1]);
  end();
});
