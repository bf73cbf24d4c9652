import { afterEach, expect, it } from 'vitest'
import type { ImageProvider } from './images.ts'
import { type ImageSettings, selectImageProvider } from './select-image-provider.ts'

const providers: ImageProvider[] = []
afterEach(async () => {
  for (const provider of providers.splice(0)) await provider.close()
})

function select(settings: Partial<ImageSettings>): ImageProvider {
  const provider = selectImageProvider({ timeoutMs: 1000, ...settings })
  providers.push(provider)
  return provider
}

it('the illustrator is selected by default', () => {
  expect(select({}).name).toBe('illustrator')
})

it.each([undefined, 'sk-secret'])('the image model is selected if base URL and model are set (key: %s)', (apiKey) => {
  expect(select({ baseUrl: 'https://images.example/v1', model: 'm', apiKey }).name).toBe('openai')
})

it.each([
  [{ baseUrl: 'https://images.example/v1' }, /IMAGE_MODEL/],
  [{ apiKey: 'sk-secret' }, /IMAGE_BASE_URL/],
  [{ model: 'm' }, /IMAGE_BASE_URL/],
])('selectImageProvider rejects the incomplete settings %j', (settings, message) => {
  expect(() => select(settings)).toThrow(message)
})
