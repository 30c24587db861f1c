import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prometheusText } from './prometheus-text';

// The lines of Prometheus' own description of the format, with its own escapes.
test('metrics are written as Prometheus reads them, odd labels escaped', () => {
  const text = prometheusText([
    { name: 'up', help: 'Whether it is up.', type: 'gauge', samples: [{ value: 1 }] },
    {
      name: 'msdos_file_access_time_seconds',
      help: 'When.',
      type: 'counter',
      samples: [{ labels: { path: 'C:\\DIR\\FILE.TXT', error: 'Cannot find file:\n"FILE.TXT"' }, value: 1.5 }],
    },
    {
      name: 'took',
      help: 'How long.',
      type: 'histogram',
      samples: [{ suffix: '_bucket', labels: { le: '0.1' }, value: 3 }],
    },
  ]);
  assert.equal(
    text,
    [
      '# HELP up Whether it is up.',
      '# TYPE up gauge',
      'up 1',
      '# HELP msdos_file_access_time_seconds When.',
      '# TYPE msdos_file_access_time_seconds counter',
      'msdos_file_access_time_seconds{path="C:\\\\DIR\\\\FILE.TXT",error="Cannot find file:\\n\\"FILE.TXT\\""} 1.5',
      '# HELP took How long.',
      '# TYPE took histogram',
      'took_bucket{le="0.1"} 3',
      '',
    ].join('\n'),
  );
});
