import { Button } from '@/components/ui/actions/button';
import type { PhotoUpload } from './use-photo-uploads';

const STATE_WORDS = { waiting: 'Waiting', sending: 'Sending…' } as const;

export interface UnsentPhotosProps {
  uploads: readonly PhotoUpload[];
  onRepeat: (key: string) => void;
  onDrop: (key: string) => void;
}

/** Photos that have not arrived yet, each with what may be done about it. */
export function UnsentPhotos({ uploads, onRepeat, onDrop }: UnsentPhotosProps) {
  const hasFailed = uploads.some(({ state }) => state === 'failed');
  return (
    <div role="status">
      {hasFailed && (
        <p className="text-sm">Photos that were not sent stay here until you close this page. Send them again first.</p>
      )}
      {uploads.length > 0 && (
        <ul className="divide-y divide-line text-sm">
          {uploads.map(({ key, name, state, problem, mayRepeat }) => (
            <li key={key} className="flex flex-wrap items-center gap-2 py-2">
              <span className="min-w-0 flex-1 break-words">
                {name}
                <span className={`block ${state === 'failed' ? 'text-danger' : 'text-soft'}`}>
                  {state === 'failed' ? problem : STATE_WORDS[state]}
                </span>
              </span>
              {state === 'failed' && mayRepeat && (
                <Button onClick={() => onRepeat(key)}>
                  Send again <span className="sr-only">{name}</span>
                </Button>
              )}
              {state === 'failed' && (
                <Button variant="quiet" onClick={() => onDrop(key)}>
                  Discard <span className="sr-only">{name}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
