import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { PageHeader } from '@/components/layout/page/page-header';
import { Card } from '@/components/ui/data/card';
import { PrintButton } from '@/components/ui/actions/print-button';
import { FoldedCriteria } from '@/components/ui/forms/folded-criteria';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { FactSearchNews } from '@/components/vehicle-facts/fact-search-news';
import { FactResults } from '@/components/vehicle-facts/fact-results';
import { hasCriteria, readFactSearch } from '@/components/vehicle-facts/fact-search-address';
import { FactSearchForm } from '@/components/vehicle-facts/fact-search-form';
import { SaveFactSearch } from '@/components/vehicle-facts/save-fact-search';
import { SavedFactSearches } from '@/components/vehicle-facts/saved-fact-searches';
import { HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { listFactSearches, readFactSearchNews } from '@/lib/api/endpoints/guide/fact-searches';
import { findByFacts } from '@/lib/api/endpoints/guide/vehicle-facts';
import { inputFromTexts } from '@/lib/api/serve/read-request';
import { searchWords } from '@/lib/domain/vehicles/facts/fact-search-words';
import { Fault } from '@/lib/fault';
import { runFindByFacts } from '@/lib/features/vehicle-facts/find-by-facts';
import { runListFactSearches, runReadFactSearchNews } from '@/lib/features/vehicle-facts/saved-fact-searches';
import { answered, requireSession } from '@/lib/server';
import { prefetchQuery } from '../../prefetch-query';
import { textQuery } from '../../text-query';

export const metadata: Metadata = { title: 'Find vehicles by their facts' };

const NO_CHOICES = { makes: [], fuels: [], bodies: [] };

export default async function FindByFactsPage({ searchParams }: PageProps<'/vehicles/find'>) {
  await requireSession('vehicles.read');
  const fields = readFactSearch(textQuery(await searchParams));
  const texts = inputFromTexts(findByFacts, fields);
  const input = findByFacts.input.safeParse(texts);
  const head = await headers();
  const [found, news, saved] = await Promise.all([
    input.success ? answered(findByFacts, runFindByFacts, input.data, head).catch(asFault) : INVALID,
    fields['saved'] === undefined ? null : newsOf(fields['saved'], head),
    prefetchQuery(listFactSearches, runListFactSearches, {}),
  ]);
  const kind = input.success ? input.data.kind : 'car';
  const forms = (
    <>
      <HydratedQueries queries={saved}>
        <SavedFactSearches openId={fields['saved'] ?? null} />
      </HydratedQueries>
      <Card title="Search criteria" screenOnly>
        <FactSearchForm
          key={JSON.stringify(fields)}
          kind={kind}
          fields={fields}
          choices={found instanceof Fault ? NO_CHOICES : found.choices}
        />
      </Card>
    </>
  );
  return (
    <>
      <PageHeader
        title="Find by facts"
        lead="All vehicles on sale by price, tax, boot and more. Free of charge."
        actions={<PrintButton />}
      />
      <div className="space-y-4">
        {news instanceof Fault ? <FaultNotice error={news} money={false} /> : news && <FactSearchNews {...news} />}
        {found instanceof Fault || !hasCriteria(fields) ? (
          forms
        ) : (
          <FoldedCriteria key={JSON.stringify(fields)} words={[searchWords(fields)]}>
            {forms}
          </FoldedCriteria>
        )}
        {found instanceof Fault ? (
          <FaultNotice error={found} money={false} />
        ) : (
          input.success && (
            <FactResults
              kind={kind}
              fields={fields}
              found={found}
              sort={input.data.sort}
              isDescending={input.data.order === 'descending'}
              page={input.data.page}
              actions={<SaveFactSearch search={findByFacts.input.omit({ page: true }).parse(texts)} />}
            />
          )
        )}
      </div>
    </>
  );
}

/** What is new in a saved search; a fault if the search no longer exists. */
async function newsOf(id: string, head: Headers) {
  const input = readFactSearchNews.input.safeParse({ id });
  return input.success ? answered(readFactSearchNews, runReadFactSearchNews, input.data, head).catch(asFault) : null;
}

function asFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  throw error;
}

const INVALID = new Fault('invalid_input', {
  message: 'A value in the address is not valid.',
  fix: 'Correct it in the form: figures are numbers from 0.',
});
