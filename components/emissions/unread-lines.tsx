import { Notice } from '@/components/ui/notice';
import { formatPlural } from '@/lib/format';

/** Pasted lines that could not be read, each with its number and what to write. */
export function UnreadLines({ lines }: { lines: readonly { line: number; text: string; problem: string }[] }) {
  const odd = lines.filter(({ problem }) => problem !== '');
  if (odd.length === 0) return null;
  return (
    <Notice tone="warning" title={`${formatPlural(odd.length, 'line')} not asked about`}>
      <ul className="list-disc pl-5">
        {odd.map(({ line, text, problem }) => (
          <li key={line}>
            Line {line}, <code>{text}</code>: {problem}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
