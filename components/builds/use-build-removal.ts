'use client';

import { showToast, showUndo } from '@/components/ui/feedback/toast-store';
import { showUndoFailed } from '@/components/ui/feedback/undo-failed';
import { removeBuild, restoreBuild } from '@/lib/api/addresses/builds';
import { useAction } from '@/lib/api/client/use-answer';
import type { SavedBuild } from '@/lib/domain/builds/saved-build';

/** Deletes a build for everyone, and offers to take that back. @param done reads the list again */
export function useBuildRemoval(done: () => Promise<unknown>) {
  const removing = useAction(removeBuild);
  const restoring = useAction(restoreBuild);

  async function restore(build: SavedBuild) {
    try {
      await restoring.act({ id: build.id });
      showToast(`“${build.name}” has been restored.`);
    } catch (error) {
      showUndoFailed(error, () => void restore(build));
    }
    await done();
  }

  async function remove(build: SavedBuild) {
    if (removing.isPending) return;
    const removed = await removing.act({ id: build.id }).catch(() => null); // reported in `error`
    if (!removed) return;
    await done();
    showUndo(`“${build.name}” is deleted for everyone in your organisation.`, () => void restore(build));
  }

  return { remove, error: removing.error };
}
