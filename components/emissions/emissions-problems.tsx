import { Notice } from '@/components/ui/feedback/notice';
import type { EmissionsProblem } from '@/lib/domain/emissions/emissions';

/** The service's errors for one configuration or for the whole request, with numbers and labels for support. */
export function EmissionsProblems({ title, problems }: { title: string; problems: readonly EmissionsProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <Notice tone="warning" title={title}>
      {problems.map(({ id, type, name: label, message }, index) => (
        <p key={index}>
          {message ?? 'The service gives no reason.'}{' '}
          <span className="text-soft">{[id, type, label].filter((part) => part !== null).join(' · ')}</span>
        </p>
      ))}
    </Notice>
  );
}
