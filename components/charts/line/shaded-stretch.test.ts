/** The label of a stretch is inside it at every width that has room for it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { labelBoxes, plotWidthOf } from '@/components/charts/label-boxes.fixture';
import { lookOf } from '@/components/charts/marks/look';
import { textWidth } from '@/components/charts/marks/text-width';
import { LineChart } from './line-chart';

const MONTHS = Array.from(
  { length: 24 },
  (_, at) => `${2026 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`,
);
const LABEL_WIDTH = textWidth('Forecast', 11);

for (const [start, from] of MONTHS.slice(1, -1).entries())
  for (const width of [254, 390, 512, 768, 1_000])
    test(`a forecast from ${from} in a figure of ${width} px has its name over it, not over the guide’s part`, () => {
      const chart = createElement(LineChart, {
        title: 'Values',
        unit: 'pounds',
        stops: { name: 'Month', unit: 'month', at: MONTHS },
        series: [{ name: 'Clean', look: lookOf(0), values: MONTHS.map((_, at) => 20_000 - at * 100) }],
        stretch: { from, label: 'Forecast' },
        lines: [{ at: from, label: 'Guide' }],
      });
      const boxes = labelBoxes(chart, width);
      const label = boxes.find(({ text }) => text === 'Forecast') ?? assert.fail();
      const right = plotWidthOf(chart, width);
      const begins = ((start + 1) / 23) * right;
      assert.ok(label.right <= right + 1, `${label.right} of ${right}`);
      if (right - begins >= LABEL_WIDTH + 4) assert.ok(label.left >= begins, `${label.left} is before ${begins}`);
    });
