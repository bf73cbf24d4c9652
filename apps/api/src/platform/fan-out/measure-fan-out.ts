import type { Meter } from '@opentelemetry/api'
import type { FanOut } from './fan-out.ts'

/** Measures the connection of this process to the others. */
export function measureFanOut(meter: Meter, fanOut: FanOut): void {
  const lag = meter.createHistogram('vowkit.fan_out.lag', {
    unit: 's',
    advice: { explicitBucketBoundaries: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] },
  })
  fanOut.onLag((seconds) => lag.record(seconds))
  const live = meter.createObservableGauge('vowkit.fan_out.connected')
  live.addCallback((result) => result.observe(fanOut.health().isLive ? 1 : 0))
  const waiting = meter.createObservableGauge('vowkit.fan_out.waiting', { unit: 'By' })
  waiting.addCallback((result) => result.observe(fanOut.health().waitingBytes))
  const gaps = meter.createObservableCounter('vowkit.fan_out.gaps', { unit: '{gap}' })
  gaps.addCallback((result) => result.observe(fanOut.health().gaps))
}
