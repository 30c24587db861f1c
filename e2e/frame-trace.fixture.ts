/**
 * What Chromium did for each step of a drag, read off its own trace: by kind, in milliseconds of processor, which a busy
 * machine stretches least.
 */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly tid: number;
  readonly pid: number;
}

/** Marked by the page before each step. */
export const STEP_MARK = 'slider-step';

export const TRACED = ['devtools.timeline', 'blink.user_timing'];

const KINDS = {
  script: ['FireAnimationFrame', 'FunctionCall', 'TimerFire', 'RunMicrotasks', 'EventDispatch', 'V8.GC', 'MinorGC'],
  style: ['UpdateLayoutTree', 'RecalculateStyles'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'UpdateLayer', 'CompositeLayers', 'Commit'],
} as const;
export type FrameWorkKind = keyof typeof KINDS;

/** One entry a step. An event inside another of its kind is counted once. */
export function stepsOf(trace: Buffer): Record<FrameWorkKind, number>[] {
  // The file is Chromium's own: this is its shape.
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const marks = traceEvents.filter(({ name }) => name === STEP_MARK).toSorted((a, b) => a.ts - b.ts);
  const thread = marks[0];
  const events = traceEvents
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === thread?.pid && tid === thread.tid)
    .toSorted((a, b) => a.ts - b.ts);
  return marks.slice(0, -1).map(({ ts }, index) => {
    // The frame's own callback begins just before the mark that it makes.
    const until = (marks[index + 1]?.ts ?? 0) - 1_000;
    const own = events.filter((event) => event.ts >= ts - 1_000 && event.ts < until);
    return {
      script: spent(own, KINDS.script) - spent(own, [...KINDS.style, ...KINDS.layout], within(own, KINDS.script)),
      style: spent(own, KINDS.style),
      layout: spent(own, KINDS.layout),
      paint: spent(own, KINDS.paint),
    };
  });
}

function within(events: readonly TraceEvent[], names: readonly string[]) {
  const outer = events.filter(({ name }) => names.includes(name));
  return ({ ts }: TraceEvent) => outer.some((event) => event.ts <= ts && ts < event.ts + (event.dur ?? 0));
}

function spent(
  events: readonly TraceEvent[],
  names: readonly string[],
  counts: (event: TraceEvent) => boolean = () => true,
): number {
  let end = 0;
  let sum = 0;
  for (const event of events) {
    if (!names.includes(event.name) || event.ts < end || !counts(event)) continue;
    end = event.ts + (event.dur ?? 0);
    sum += event.tdur ?? event.dur ?? 0;
  }
  return sum / 1_000;
}
