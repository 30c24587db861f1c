import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Frame } from '@/components/layout/page/frame';
import { PersonMenu } from '@/components/layout/navigation/person-menu';
import { UsageStrip } from '@/components/layout/page/usage-strip';
import * as lineChart from '@/components/charts/line/line-chart.examples';
import * as barChart from '@/components/charts/bar/bar-chart.examples';
import * as dotChart from '@/components/charts/dot/dot-chart.examples';
import * as heatGrid from '@/components/charts/grid/heat-grid.examples';
import * as stripChart from '@/components/charts/dot/strip-chart.examples';
import * as stackedBars from '@/components/charts/bar/stacked-bars.examples';
import * as bulletChart from '@/components/charts/bar/bullet-chart.examples';
import * as smallMultiples from '@/components/charts/line/small-multiples.examples';
import * as breadcrumb from '@/components/layout/navigation/breadcrumb.examples';
import * as buttonLink from '@/components/layout/navigation/button-link.examples';
import * as modeBand from '@/components/layout/page/mode-band.examples';
import * as pageHeader from '@/components/layout/page/page-header.examples';
import * as personMenu from '@/components/layout/navigation/person-menu.examples';
import * as tabs from '@/components/layout/navigation/tabs.examples';
import * as usageStrip from '@/components/layout/page/usage-strip.examples';
import * as queryBoundary from '@/components/ui/feedback/query-boundary.examples';
import * as badge from '@/components/ui/data/badge.examples';
import * as band from '@/components/ui/data/band.examples';
import * as button from '@/components/ui/actions/button.examples';
import * as card from '@/components/ui/data/card.examples';
import * as checkbox from '@/components/ui/forms/checkbox.examples';
import * as copyButton from '@/components/ui/actions/copy-button.examples';
import * as dataTable from '@/components/ui/data/data-table.examples';
import * as definitionList from '@/components/ui/data/definition-list.examples';
import * as dialog from '@/components/ui/overlay/dialog.examples';
import * as disclosure from '@/components/ui/overlay/disclosure.examples';
import * as emptyState from '@/components/ui/feedback/empty-state.examples';
import * as errorSummary from '@/components/ui/forms/error-summary.examples';
import * as faultNotice from '@/components/ui/feedback/fault-notice.examples';
import * as field from '@/components/ui/forms/field.examples';
import * as icon from '@/components/ui/data/icon.examples';
import * as inferred from '@/components/ui/feedback/inferred.examples';
import * as keyFigure from '@/components/ui/data/key-figure.examples';
import * as listBox from '@/components/ui/forms/list-box.examples';
import * as missing from '@/components/ui/data/missing.examples';
import * as emptyCell from '@/components/ui/data/empty-cell.examples';
import * as notice from '@/components/ui/feedback/notice.examples';
import * as numberPlate from '@/components/ui/data/number-plate.examples';
import * as plateInput from '@/components/ui/forms/plate-input.examples';
import * as priceStrip from '@/components/ui/data/price-strip.examples';
import * as progressBar from '@/components/ui/feedback/progress-bar.examples';
import * as provenance from '@/components/ui/data/provenance.examples';
import * as radioGroup from '@/components/ui/forms/radio-group.examples';
import * as rawText from '@/components/ui/data/raw-text.examples';
import * as redFlagStrip from '@/components/ui/feedback/red-flag-strip.examples';
import * as select from '@/components/ui/forms/select.examples';
import * as skeleton from '@/components/ui/feedback/skeleton.examples';
import * as slider from '@/components/ui/forms/slider.examples';
import * as switchExamples from '@/components/ui/forms/switch.examples';
import * as textArea from '@/components/ui/forms/text-area.examples';
import * as textInput from '@/components/ui/forms/text-input.examples';
import * as toaster from '@/components/ui/feedback/toaster.examples';
import * as optionSection from '@/components/options/list/option-section.examples';
import * as wishesContent from '@/components/options/tray/selections-content.examples';
import * as repairCard from '@/components/options/repairs/repair-card.examples';
import * as alternativeChoice from '@/components/valuations/record/alternative-choice.examples';
import * as customerSheet from '@/components/valuations/shares/customer-sheet.examples';
import * as plateAdvice from '@/components/valuations/form/plate-advice.examples';
import * as recordView from '@/components/valuations/record/record-view.examples';
import * as valuationList from '@/components/valuations/list/valuation-list.examples';
import * as wishFault from '@/components/valuations/form/request-fault.examples';
import * as builderColumn from '@/components/vehicles/builder/builder-column.examples';
import * as comparisonTable from '@/components/vehicles/compare/comparison-table.examples';

export const metadata: Metadata = { title: 'Gallery' };

/** Every primitive's every example. `theme` keeps the names of landmarks apart where both themes show them. */
const SECTIONS: readonly [name: string, examples: Record<string, ComponentType<{ theme: string }>>][] = [
  ['Number plate', numberPlate],
  ['Plate input', plateInput],
  ['Button', button],
  ['Button link', buttonLink],
  ['Copy button', copyButton],
  ['Key figure', keyFigure],
  ['Price strip', priceStrip],
  ['Provenance', provenance],
  ['Missing', missing],
  ['Nothing', emptyCell],
  ['Answer', queryBoundary],
  ['Fault notice', faultNotice],
  ['Skeleton', skeleton],
  ['Empty state', emptyState],
  ['Red-flag strip', redFlagStrip],
  ['Notice', notice],
  ['Badge', badge],
  ['Card', card],
  ['Definition list', definitionList],
  ['Data table', dataTable],
  ['Field', field],
  ['Text input', textInput],
  ['Text area', textArea],
  ['Select', select],
  ['Checkbox', checkbox],
  ['Radio group', radioGroup],
  ['Slider', slider],
  ['Switch', switchExamples],
  ['List box', listBox],
  ['Error summary', errorSummary],
  ['Disclosure', disclosure],
  ['Raw text', rawText],
  ['Dialog', dialog],
  ['Toaster', toaster],
  ['Progress bar', progressBar],
  ['Band line', band],
  ['Icon', icon],
  ['Inferred', inferred],
  ['Page header', pageHeader],
  ['Tabs', tabs],
  ['Breadcrumb', breadcrumb],
  ['Mode band', modeBand],
  ['Usage strip', usageStrip],
  ['Person menu', personMenu],
  ['Line chart', lineChart],
  ['Bar chart', barChart],
  ['Dot chart', dotChart],
  ['Heat grid', heatGrid],
  ['Strip chart', stripChart],
  ['Stacked bars', stackedBars],
  ['Bullet chart', bulletChart],
  ['Small multiples', smallMultiples],
  ['Option section', optionSection],
  ['Wishes content', wishesContent],
  ['Repair card', repairCard],
  ['Plate advice', plateAdvice],
  ['Alternative choice', alternativeChoice],
  ['Valuation list', valuationList],
  ['Wish fault', wishFault],
  ['Record view', recordView],
  ['Customer sheet', customerSheet],
  ['Builder column', builderColumn],
  ['Comparison table', comparisonTable],
];

const anchor = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const inWords = (exportName: string) => exportName.replace(/\B[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

export default function GalleryPage() {
  return (
    <Frame
      mode="sandbox"
      navigation={[{ href: '/gallery', label: 'Gallery', needs: 'session.read' }]}
      person={
        <PersonMenu name="Jo Smith" organisation="Northgate Cars" role="Manager">
          <Button variant="quiet">Sign out</Button>
        </PersonMenu>
      }
      usage={<UsageStrip month="2026-04" used={412} limit={1000} />}
    >
      <h1 className="text-2xl font-bold tracking-tight">Gallery</h1>
      <p className="mt-1 text-soft">Every part of the product, in both themes. All figures are made up.</p>
      <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1">
        {SECTIONS.map(([name]) => (
          <li key={name}>
            <a href={`#${anchor(name)}`} className="link inline-flex min-h-(--control) items-center">
              {name}
            </a>
          </li>
        ))}
      </ul>
      {SECTIONS.map(([name, examples]) => (
        <section key={name} id={anchor(name)} className="mt-10 scroll-mt-4">
          <h2 className="border-b border-line pb-1 text-xl font-semibold">{name}</h2>
          {Object.entries(examples).map(([exportName, Example]) => (
            <div key={exportName} id={`${anchor(name)}-${exportName.toLowerCase()}`} className="mt-4">
              <h3 className="mb-1.5 text-sm text-soft">{inWords(exportName)}</h3>
              <div className="grid gap-3 lg:grid-cols-2">
                {['light', 'dark'].map((theme) => (
                  <div key={theme} data-theme={theme} className="min-w-0 rounded-lg border border-line bg-page p-4">
                    <Example theme={theme} />
                  </div>
                ))}
              </div>
            </div>
          ))}
        </section>
      ))}
    </Frame>
  );
}
