import { context, type Histogram, type Meter, trace } from '@opentelemetry/api'
import { failSpan, SpanKind, startSpan } from '../platform/spans.ts'

const MILLISECONDS = 1_000
const MILLION = 1e6

/** Prices of the operator's contracts with its providers, in the currency of those contracts. 0 if unknown. */
export interface ProviderPrices {
  /** For one image. */
  image: number
  /** For a million tokens that the chat model reads. */
  inputTokens: number
  /** For a million tokens that the chat model writes. */
  outputTokens: number
}

/** Measures calls of providers, and records a span for each. */
export interface ProviderObserver {
  /** Returns the provider with all asynchronous methods measured under the name of its port. */
  observe<Provider extends object>(port: string, provider: Provider): Provider
  /** Adds the price of an image. */
  countImage(): void
  /** Adds the price of the tokens of one request to the chat model. */
  countTokens(tokens: { input: number; output: number }): void
}

export function createProviderObserver(meter: Meter, prices: ProviderPrices): ProviderObserver {
  const cost = meter.createCounter('vowkit.provider.cost')
  const tokenCount = meter.createCounter('vowkit.provider.tokens', { unit: '{token}' })
  const addCost = (port: string, amount: number) => {
    cost.add(amount, { port })
    trace.getActiveSpan()?.setAttribute('vowkit.cost', amount)
  }

  const duration = meter.createHistogram('vowkit.provider.duration', {
    unit: 's',
    advice: { explicitBucketBoundaries: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120] },
  })
  return {
    countImage: () => addCost('images', prices.image),
    countTokens({ input, output }) {
      tokenCount.add(input, { kind: 'input' })
      tokenCount.add(output, { kind: 'output' })
      addCost('assistant', (input * prices.inputTokens + output * prices.outputTokens) / MILLION)
    },
    observe: (port, provider) =>
      new Proxy(provider, {
        get(target, name) {
          const value: unknown = Reflect.get(target, name, target)
          if (typeof value !== 'function' || typeof name === 'symbol') return value
          return (...args: unknown[]): unknown =>
            observeCall({ port, method: name, duration }, () => Reflect.apply(value, target, args))
        },
      }),
  }
}

interface Observed {
  port: string
  method: string
  duration: Histogram
}

/** Calls a method. Only promises and streams are measured, because other methods do not leave the process. */
function observeCall(observed: Observed, call: () => unknown): unknown {
  const span = startSpan(`${observed.port}.${observed.method}`, { kind: SpanKind.CLIENT })
  const inside = trace.setSpan(context.active(), span)
  const startedAt = performance.now()
  const end = (outcome: 'done' | 'failed', error?: unknown) => {
    const { port, method, duration } = observed
    duration.record((performance.now() - startedAt) / MILLISECONDS, { port, method, outcome })
    if (outcome === 'failed') failSpan(span, error)
    span.end()
  }
  const result = context.with(inside, call)
  if (isStream(result)) return observeStream(result, (next) => context.with(inside, next), end)
  if (!(result instanceof Promise)) return result
  result.then(
    () => end('done'),
    (error: unknown) => end('failed', error),
  )
  return result
}

async function* observeStream(
  stream: AsyncGenerator,
  inside: <T>(next: () => T) => T,
  end: (outcome: 'done' | 'failed', error?: unknown) => void,
): AsyncGenerator {
  try {
    for (;;) {
      const part = await inside(() => stream.next())
      if (part.done) {
        end('done')
        return part.value
      }
      yield part.value
    }
  } catch (error) {
    end('failed', error)
    throw error
  } finally {
    await stream.return(undefined)
  }
}

function isStream(value: unknown): value is AsyncGenerator {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value && 'next' in value
}
