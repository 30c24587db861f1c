import { Notice } from '@/components/ui/feedback/notice';
import { formatPlural } from '@/lib/format';

/** Pasted lines that could not be read, each with its number and what to enter. */
export function UnreadLines({ lines }: { lines: readonly { line: number; text: string; problem: string }[] }) {
  const unreadable = lines.filter(({ problem }) => problem !== '');
  if (unreadable.length === 0) return null;
  return (
    <Notice tone="warning" title={`${formatPlural(unreadable.length, 'line')} could not be read`}>
      <ul className="list-disc pl-5">
        {unreadable.map(({ line, text, problem }) => (
          <li key={line}>
            Line {line}, <code>{text}</code>: {problem}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
