/** For tests: a list on paper names what its address filters it by, and the order that it asks for. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageParamsAt } from '@/components/layout/navigation/address-params';
import { printedText } from '@/components/ui/testing/printed-text';

/** No page is opened as one is rendered. */
export const UNUSED_ROUTER = {
  bfcacheId: '',
  back: assert.fail,
  forward: assert.fail,
  refresh: assert.fail,
  push: assert.fail,
  replace: assert.fail,
  prefetch: assert.fail,
};

export interface PrintedFilters {
  /** Of the list, with one part of the path in place of a `*`. */
  readonly path: string;
  /** For each parameter a value, and the words that stand for it on paper. */
  readonly words: Readonly<Record<string, readonly [value: string, words: string]>>;
  /** Parameters that other words on paper stand for, or that leave nothing out. */
  readonly others: readonly string[];
  readonly filtersOf: (params: Readonly<Record<string, string>>) => ReactElement;
}

/** A test for each parameter of a list's address. */
export function testPrintedFilters({ path, words, others, filtersOf }: PrintedFilters): void {
  const printed = (params: Readonly<Record<string, string>>) =>
    printedText(
      renderToStaticMarkup(createElement(AppRouterContext.Provider, { value: UNUSED_ROUTER }, filtersOf(params))),
    );

  test(`every parameter of ${path} is tested`, () =>
    assert.deepEqual([...Object.keys(words), ...others].toSorted(), pageParamsAt(path)?.names.toSorted()));

  test(`${path} without parameters has nothing on paper`, () => assert.equal(printed({}), ''));

  for (const [name, [value, expected]] of Object.entries(words))
    test(`${path} with ${name}=${value} has “${expected}” on paper`, () =>
      assert.equal(printed({ [name]: value }), expected));

  test(`${path} with every parameter has all of them on paper`, () => {
    const text = printed(Object.fromEntries(Object.entries(words).map(([name, [value]]) => [name, value])));
    for (const [, expected] of Object.values(words)) assert.ok(text.includes(expected), `${expected} in: ${text}`);
  });
}
