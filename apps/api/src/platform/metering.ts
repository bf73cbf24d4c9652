import type { IncomingMessage, ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Meter } from '@opentelemetry/api'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import type { Resource } from '@opentelemetry/resources'
import { MeterProvider, type MetricReader, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'

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

const NANOSECONDS = 1e9

/** Starts measuring, for Prometheus and for an OpenTelemetry collector. */
export async function startMetering({ isScraped, otlpUrl }: TelemetryOptions, resource: Resource): Promise<Telemetry> {
  const prometheus = isScraped ? new PrometheusExporter({ preventServerStart: true }) : undefined
  const otlp = otlpUrl === undefined ? undefined : await createOtlpReader(otlpUrl)
  const provider = new MeterProvider({ resource, readers: [prometheus, otlp].filter((one) => one !== undefined) })
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

async function createOtlpReader(otlpUrl: string): Promise<MetricReader> {
  const { OTLPMetricExporter } = await import('@opentelemetry/exporter-metrics-otlp-http')
  return new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter({ url: `${otlpUrl}/v1/metrics` }) })
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
