import type { Sample } from './measure.ts'

export interface Result {
  name: string
  /** The median measurements at full CPU speed, and at a quarter of the CPU speed. */
  fast: Sample
  slow: Sample
}

/** Returns the median of each measurement over all rounds. */
export function median(samples: Sample[]): Sample {
  const of = (name: keyof Sample) => {
    const sorted = samples.map((sample) => sample[name]).sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  }
  return {
    visibleMs: of('visibleMs'),
    blockingMs: of('blockingMs'),
    heapKb: of('heapKb'),
    jsBytes: of('jsBytes'),
    requests: of('requests'),
    layoutShift: of('layoutShift'),
    interactionMs: of('interactionMs'),
    interactionBytes: of('interactionBytes'),
  }
}

/**
 * Formats a Markdown table. Heap sizes exclude the heap of the empty page. Each time is followed by its ratio to the
 * time in the first row.
 */
export function toTable([floor, ...others]: Result[], empty: Sample): string {
  if (!floor) throw new Error('Nothing was measured.')
  const ratio = (value: number, base: number) => `${value.toFixed(0)} (${(value / base).toFixed(2)} ×)`
  const rows = [floor, ...others].map(({ name, fast, slow }) =>
    [
      name,
      (fast.jsBytes / 1000).toFixed(1),
      fast.requests,
      ratio(fast.visibleMs, floor.fast.visibleMs),
      ratio(slow.visibleMs, floor.slow.visibleMs),
      slow.blockingMs.toFixed(0),
      (fast.heapKb - empty.heapKb).toFixed(0),
      fast.layoutShift.toFixed(3),
      ...interaction(fast, slow),
    ].join(' | '),
  )
  return [
    '| | JS to visible, kB gzip | requests | visible, ms | at 4× CPU, ms | blocking at 4×, ms | heap, kB | layout shift | JS with first interaction, kB gzip | first interaction, ms | at 4× |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n')
}

function interaction(fast: Sample, slow: Sample): string[] {
  if (Number.isNaN(fast.interactionMs)) return ['', '', '']
  return [(fast.interactionBytes / 1000).toFixed(1), fast.interactionMs.toFixed(0), slow.interactionMs.toFixed(0)]
}
