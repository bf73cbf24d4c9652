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

it('draws with the illustrator when nothing is set up', () => {
  expect(select({}).name).toBe('illustrator')
})

it.each([undefined, 'sk-secret'])('draws with a model when its address and name are given (key: %s)', (apiKey) => {
  expect(select({ baseUrl: 'https://images.example/v1', model: 'm', apiKey }).name).toBe('openai')
})

it.each([
  [{ baseUrl: 'https://images.example/v1' }, /IMAGE_MODEL/],
  [{ apiKey: 'sk-secret' }, /IMAGE_BASE_URL/],
  [{ model: 'm' }, /IMAGE_BASE_URL/],
])('refuses the half-finished set-up %j', (settings, message) => {
  expect(() => select(settings)).toThrow(message)
})
