import { Button } from '@/components/ui/actions/button';
import type { PhotoUpload } from './use-photo-uploads';

/** The words beside a file's name. */
function stateWords({ state, problem }: PhotoUpload): string {
  if (state === 'waiting') return 'Waiting';
  if (state === 'sending') return 'Sending…';
  return state === 'interrupted' ? `${problem} It will be sent again until it arrives.` : (problem ?? '');
}

export interface UnsentPhotosProps {
  uploads: readonly PhotoUpload[];
  onRepeat: (key: string) => void;
  onDrop: (key: string) => void;
}

/** Photos that have not arrived yet, each with what may be done about it. */
export function UnsentPhotos({ uploads, onRepeat, onDrop }: UnsentPhotosProps) {
  const isUnsent = uploads.some(({ state }) => state === 'interrupted' || state === 'failed');
  return (
    <div role="status">
      {isUnsent && <p className="text-sm">Photos not yet sent stay here until you close this page.</p>}
      {uploads.length > 0 && (
        <ul className="divide-y divide-line text-sm">
          {uploads.map((upload) => {
            const { key, name, state, mayRepeat } = upload;
            const isStopped = state === 'interrupted' || state === 'failed';
            return (
              <li key={key} className="flex flex-wrap items-center gap-2 py-2">
                <span className="min-w-0 flex-1 break-words">
                  {name}
                  <span className={`block ${state === 'failed' ? 'text-danger' : 'text-soft'}`}>
                    {stateWords(upload)}
                  </span>
                </span>
                {isStopped && mayRepeat && (
                  <Button onClick={() => onRepeat(key)}>
                    Send again <span className="sr-only">{name}</span>
                  </Button>
                )}
                {isStopped && (
                  <Button variant="quiet" onClick={() => onDrop(key)}>
                    Discard <span className="sr-only">{name}</span>
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
