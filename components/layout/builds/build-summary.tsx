import Link from 'next/link';
import { Notice } from '@/components/ui/feedback/notice';
import type { ConfiguredBuild } from '@/lib/domain/builds/configured-build';
import { listedWords } from '@/lib/domain/options/option-days';
import { sumWords } from '@/lib/domain/options/pricing/sum-words';
import type { Day } from '@/lib/domain/time/calendar';
import { modelYearWords } from '@/lib/domain/vehicles/model-year';
import { formatList, formatPlural } from '@/lib/format';

/** The build the figures below are for, and where to change it. */
export function BuildSummary({
  build,
  configureHref,
  today,
}: {
  build: ConfiguredBuild;
  configureHref: string;
  today: Day;
}) {
  const {
    wishes: selections,
    optionsPence,
    onApplication,
    ignored,
    inPacksOnly,
    troubles: problems,
    modelYear,
  } = build;
  return (
    <div className="space-y-3">
      <p className="text-sm text-soft">
        {selections.length === 0 ? (
          'Without options'
        ) : (
          <>
            With {selections.map(({ name }) => name).join(', ')}:{' '}
            <span className="font-semibold text-ink">{sumWords(optionsPence, onApplication.length > 0)}</span>
          </>
        )}
        , {listedWords(build, today)}
        {modelYear && `, model year ${modelYearWords(modelYear) ?? modelYear}`}.{' '}
        <Link href={configureHref} className="link -my-3 inline-flex min-h-(--control) items-center print:hidden">
          {selections.length === 0 ? 'Choose options' : 'Change the build'}
        </Link>
      </p>
      {problems.length > 0 && (
        <Notice tone="warning" title="The build is not complete">
          {problems.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p>Services may reject it. Complete it under Configure.</p>
        </Notice>
      )}
      {ignored.length > 0 && (
        <Notice tone="warning" title={`${formatPlural(ignored.length, 'option')} not offered on that date`}>
          {ignored.join(', ')}: not included in the figures below.
        </Notice>
      )}
      {inPacksOnly.length > 0 && (
        <Notice tone="warning" title={`${formatPlural(inPacksOnly.length, 'option')} only in packs on that date`}>
          {formatList(inPacksOnly)}: not included in the figures below.
        </Notice>
      )}
    </div>
  );
}
