import { expect, it } from 'vitest'
import { readApiHost } from './read-api-host.ts'

it('readApiHost returns a URL without a slash at its end', () => {
  expect(readApiHost('https://api.example/v1/')).toBe('https://api.example/v1')
})

it.each([
  'https://maya:hunter2@api.example',
  'https://api.example?token=hunter2',
  'https://api.example/#hunter2',
  'https://maya:hunter2@api.example:99999',
  'maya:hunter2@api.example',
  'api.example?token=hunter2',
])('readApiHost rejects %s without repeating the secret', (text) => {
  expect(() => readApiHost(text)).toThrow(TypeError)
  expect(() => readApiHost(text)).not.toThrow(/hunter2/)
})
