import pino from 'pino'
import { expect, it } from 'vitest'
import { type AssistantSettings, selectAssistantProvider } from './select-assistant-provider.ts'

function select(settings: Partial<AssistantSettings>) {
  const none = { baseUrl: undefined, apiKey: undefined, model: undefined }
  const log = pino({ level: 'silent' })
  return selectAssistantProvider({ ...none, timeoutMs: 1000, concurrency: 1, firstTextMs: 1000, log, ...settings })
}

it('the concierge is selected by default', async () => {
  expect((await select({})).name).toBe('catalogue')
})

it.each([undefined, 'sk-secret'])('the model is selected if base URL and model are set (key: %s)', async (apiKey) => {
  const provider = await select({ baseUrl: 'https://chat.example/v1', model: 'm', apiKey })
  expect(provider.name).toBe('openai-compatible')
})

it.each([
  [{ baseUrl: 'https://chat.example/v1' }, /ASSISTANT_MODEL/],
  [{ apiKey: 'sk-secret' }, /ASSISTANT_BASE_URL/],
  [{ model: 'm' }, /ASSISTANT_BASE_URL/],
  [{ baseUrl: 'https://me:pw@chat.example', model: 'm' }, /ASSISTANT_BASE_URL/],
  [{ baseUrl: 'https://chat.example', model: 'm', apiKey: 'sk secret' }, /ASSISTANT_API_KEY/],
])('selectAssistantProvider rejects the incomplete settings %j', async (settings, message) => {
  await expect(select(settings)).rejects.toThrow(message)
})
