'use client';

import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { listViewCookieText, readListView, writeListView, type ListView } from './list-view';

interface ListViews {
  readonly text: string;
  readonly change: (text: string) => void;
}

const Views = createContext<ListViews>({ text: '', change: () => {} });

/** How the signed-in person wants lists drawn, for every list of the page. @param text of the cookie, as it was sent */
export function ListViewsProvider({ cookie, text, children }: { cookie: string; text: string; children: ReactNode }) {
  const [current, setCurrent] = useState(text);
  const views = useMemo(
    () => ({
      text: current,
      change: (next: string) => {
        setCurrent(next);
        document.cookie = listViewCookieText(cookie, next);
      },
    }),
    [cookie, current],
  );
  return <Views value={views}>{children}</Views>;
}

/** The view of one list, and a function that changes and saves it. */
export function useListView(list: string): [ListView, (view: ListView) => void] {
  const { text, change } = useContext(Views);
  return [readListView(text, list), (view) => change(writeListView(text, list, view))];
}
