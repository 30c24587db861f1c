'use client';

import type { NavigationSection } from '@/components/layout/navigation/navigation';
import { HEADER_BUTTON } from '@/components/layout/page/header-button-class';
import { useShortcut } from '@/components/layout/shortcuts/use-shortcut';
import { Icon } from '@/components/ui/data/icon';
import { useLateDialog } from '@/components/ui/overlay/use-late-dialog';

const importDialog = async () => (await import('./search-dialog')).SearchDialog;

/** The search of every page: by its button, by `/`, and by Ctrl-K or ⌘K. @param sections the person's menu */
export function SearchBox({ sections }: { sections: readonly NavigationSection[] }) {
  const { Dialog, state, show, button } = useLateDialog(importDialog);

  useShortcut('search', show);

  return (
    <>
      <button type="button" aria-keyshortcuts="/ Control+K Meta+K" {...button} className={`${HEADER_BUTTON} gap-2`}>
        <Icon name="search" className="size-5" />
        <span className="sr-only xl:not-sr-only xl:text-sm">Search</span>
        <kbd aria-hidden="true" className="hidden rounded border border-line px-1.5 text-xs xl:inline">
          /
        </kbd>
      </button>
      {Dialog && <Dialog sections={sections} {...state} />}
    </>
  );
}
