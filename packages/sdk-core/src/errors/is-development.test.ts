import { expect, it } from 'vitest'
import { isDevelopment } from './is-development.ts'

it.each(['localhost', 'vision.localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'shop.test', 'maya.local', ''])(
  'the host %j is a development machine',
  (host) => expect(isDevelopment(host)).toBe(true),
)

it.each(['example.com', 'localhost.example.com', 'mytest', '10.0.0.1', 'contest'])('the host %s is public', (host) =>
  expect(isDevelopment(host)).toBe(false),
)
