import { Disclosure } from '@/components/ui/overlay/disclosure';
import type { ConflictReason } from '@/lib/domain/options/configuration';
import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import { capitalised, formatPlural } from '@/lib/format';
import { optionName } from '@/components/options/option-names';

/** Why something is unavailable: a sentence, which opens to the chain of rules with the codes that support needs. */
export function ReasonText({ reason, book }: { reason: ConflictReason; book: RuleBook }) {
  const { sentence, rules, selections, through } = reason;
  return (
    <>
      <p>{sentence}</p>
      <Disclosure summary="The rules behind it" aside={formatPlural(rules.length, 'rule')}>
        <ol className="list-decimal space-y-1 pl-5 text-sm">
          {selections.map((code) => (
            <li key={`selection ${code}`}>
              You chose {optionName(book, code)} <Code>option {code}</Code>
            </li>
          ))}
          {through.map(({ item, pack }) => (
            <li key={`through ${item} ${pack}`}>
              {optionName(book, pack)} contains {optionName(book, item)}{' '}
              <Code>
                pack {pack}, option {item}
              </Code>
            </li>
          ))}
          {rules.map((rule, at) => (
            <li key={at}>
              {capitalised(rule.words)}{' '}
              <Code>{rule.code === null ? `colour and ${rule.type} link` : `${rule.type} ${rule.code}`}</Code>
            </li>
          ))}
        </ol>
      </Disclosure>
    </>
  );
}

const Code = ({ children }: { children: React.ReactNode }) => (
  <code className="rounded-sm bg-sunken px-1 text-xs select-all">{children}</code>
);
