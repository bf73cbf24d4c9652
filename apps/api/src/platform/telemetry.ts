import type { IncomingMessage, ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createNoopMeter, type Meter } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'

/** Measures the process, and reports the measurements to a monitoring system. */
export interface Telemetry {
  /** Creates instruments. Their names follow the semantic conventions of OpenTelemetry. */
  meter: Meter
  /** Writes all measurements in the text format of Prometheus. `undefined` if nothing is collected. */
  sendMetrics?(request: IncomingMessage, response: ServerResponse): void
  close(): Promise<void>
}

export interface TelemetryOptions {
  /** Whether Prometheus collects the measurements from this process. */
  isScraped: boolean
  /** The URL of an OpenTelemetry collector that the measurements are sent to (OTLP over HTTP). */
  otlpUrl: string | undefined
}

/** Measures nothing. */
export const noTelemetry: Telemetry = { meter: createNoopMeter(), close: async () => undefined }

const NANOSECONDS = 1e9

/** Starts measuring if the measurements are collected or sent. */
export function createTelemetry({ isScraped, otlpUrl }: TelemetryOptions): Telemetry {
  if (!isScraped && otlpUrl === undefined) return noTelemetry
  const prometheus = isScraped ? new PrometheusExporter({ preventServerStart: true }) : undefined
  const otlp =
    otlpUrl === undefined
      ? undefined
      : new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter({ url: `${otlpUrl}/v1/metrics` }) })
  const provider = new MeterProvider({
    resource: resourceFromAttributes({ 'service.name': 'vowkit-api' }),
    readers: [prometheus, otlp].filter((reader) => reader !== undefined),
  })
  const meter = provider.getMeter('vowkit')
  const delay = measureProcess(meter)
  return {
    meter,
    ...(prometheus && { sendMetrics: (request, response) => prometheus.getMetricsRequestHandler(request, response) }),
    async close() {
      delay.disable()
      await provider.shutdown()
    },
  }
}

/** Measures the memory and the delay of the event loop, which grows if one task blocks all others. */
function measureProcess(meter: Meter) {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const loop = meter.createObservableGauge('nodejs.eventloop.delay', { unit: 's' })
  loop.addCallback((result) => {
    for (const percentile of [50, 99]) {
      result.observe(delay.percentile(percentile) / NANOSECONDS, { percentile })
    }
    delay.reset()
  })
  const memory = meter.createObservableGauge('process.memory.usage', { unit: 'By' })
  memory.addCallback((result) => result.observe(process.memoryUsage.rss()))
  return delay
}
