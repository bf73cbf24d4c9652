import type { FastifyBaseLogger } from 'fastify'
import { ConfigError } from '../../config/read-env.ts'
import type { AssistantProvider } from './assistant.ts'
import { createConciergeProvider } from './concierge/concierge-provider.ts'
import { createOpenAiAssistantProvider } from './openai/openai-assistant-provider.ts'
import { withFallback } from './with-fallback.ts'

export interface AssistantSettings {
  /** `ASSISTANT_BASE_URL`; without it the catalogue answers. */
  baseUrl: string | undefined
  /** `ASSISTANT_API_KEY` */
  apiKey: string | undefined
  /** `ASSISTANT_MODEL` */
  model: string | undefined
  /** `ASSISTANT_TIMEOUT_MS` */
  timeoutMs: number
  /** Questions that a model has at once. */
  concurrency: number
  log: FastifyBaseLogger
}

/** The provider a deployment has set up. Throws when it is set up by halves. */
export function selectAssistantProvider({
  baseUrl,
  apiKey,
  model,
  timeoutMs,
  ...rest
}: AssistantSettings): AssistantProvider {
  const second = createConciergeProvider()
  if (baseUrl && model) {
    return withFallback(createOpenAiAssistantProvider({ baseUrl, apiKey, model, timeoutMs }), { ...rest, second })
  }
  if (baseUrl) throw new ConfigError('ASSISTANT_BASE_URL needs ASSISTANT_MODEL beside it')
  if (apiKey || model)
    throw new ConfigError('ASSISTANT_API_KEY and ASSISTANT_MODEL need ASSISTANT_BASE_URL beside them')
  return second
}
