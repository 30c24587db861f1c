import { Notice } from '@/components/ui/feedback/notice';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { problemWords } from '@/lib/domain/emissions/emissions-problem';
import type { EmissionsProblem } from '@/lib/domain/emissions/emissions';

const codeOf = ({ id, type, name: label }: EmissionsProblem): string =>
  [id, type, label].filter((part) => part !== null).join(' · ');

/** The service's errors for one configuration or for the whole request; its numbers and labels open, for support. */
export function EmissionsProblems({ title, problems }: { title: string; problems: readonly EmissionsProblem[] }) {
  if (problems.length === 0) return null;
  const codes = problems.map(codeOf).filter((code) => code !== '');
  return (
    <Notice tone="warning" title={title}>
      {problems.map((problem, index) => (
        <p key={index}>{problemWords(problem) ?? 'The service gives no reason.'}</p>
      ))}
      {codes.length > 0 && <Disclosure summary="For support">{codes.join(', ')}</Disclosure>}
    </Notice>
  );
}
