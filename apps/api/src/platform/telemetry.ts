import { createNoopMeter } from '@opentelemetry/api'
import type { Telemetry, TelemetryOptions } from './metering.ts'

export type { Telemetry, TelemetryOptions }

/** Measures nothing. */
export const noTelemetry: Telemetry = { meter: createNoopMeter(), close: async () => undefined }

/**
 * Starts measuring if the measurements are collected or sent, and tracing if a collector is configured. Otherwise the
 * libraries are not loaded.
 */
export async function createTelemetry(options: TelemetryOptions): Promise<Telemetry> {
  const { isScraped, otlpUrl } = options
  if (!isScraped && otlpUrl === undefined) return noTelemetry
  const { resourceFromAttributes } = await import('@opentelemetry/resources')
  const resource = resourceFromAttributes({ 'service.name': 'vowkit-api' })
  const { startMetering } = await import('./metering.ts')
  const metering = await startMetering(options, resource)
  if (otlpUrl === undefined) return metering
  const { startTracing } = await import('./tracing.ts')
  const stopTracing = startTracing(otlpUrl, resource)
  return {
    ...metering,
    async close() {
      await Promise.all([stopTracing(), metering.close()])
    },
  }
}
