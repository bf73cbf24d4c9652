import type { FastifyBaseLogger } from 'fastify'
import { ConfigError } from '../../config/read-env.ts'
import type { AssistantProvider } from './assistant.ts'
import { createConciergeProvider } from './concierge/concierge-provider.ts'
import type { CountTokens } from './openai/talk.ts'
import { withFallback } from './with-fallback.ts'

export interface AssistantSettings {
  /** The value of `ASSISTANT_BASE_URL`. If undefined, the concierge replies. */
  baseUrl: string | undefined
  /** The value of `ASSISTANT_API_KEY`. */
  apiKey: string | undefined
  /** The value of `ASSISTANT_MODEL`. */
  model: string | undefined
  /** The value of `ASSISTANT_TIMEOUT_MS`. */
  timeoutMs: number
  /** Maximum number of questions that the model answers at the same time. */
  concurrency: number
  /** Time in milliseconds after which the concierge answers if the model has sent no text. */
  firstTextMs: number
  log: FastifyBaseLogger
  /** Called with the tokens of each request to the model. */
  countTokens?: CountTokens
  /** Whether the model is asked to report its tokens. */
  isPriced?: boolean
}

/** Creates the configured provider. Rejects with `ConfigError` if the settings are incomplete. */
export async function selectAssistantProvider({
  baseUrl,
  apiKey,
  model,
  timeoutMs,
  countTokens,
  isPriced,
  ...rest
}: AssistantSettings): Promise<AssistantProvider> {
  const fallback = createConciergeProvider()
  if (baseUrl && model) {
    // Loads the client only for deployments that use it, because its 240 files slow every start.
    const { createOpenAiAssistantProvider } = await import('./openai/openai-assistant-provider.ts')
    return withFallback(
      createOpenAiAssistantProvider({
        baseUrl,
        apiKey,
        model,
        timeoutMs,
        countTokens: isPriced ? countTokens : undefined,
      }),
      { ...rest, fallback },
    )
  }
  if (baseUrl) throw new ConfigError('ASSISTANT_BASE_URL requires ASSISTANT_MODEL')
  if (apiKey || model) throw new ConfigError('ASSISTANT_API_KEY and ASSISTANT_MODEL require ASSISTANT_BASE_URL')
  return fallback
}
