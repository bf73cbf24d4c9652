import { expect, it } from 'vitest'
import { createPasswords } from './passwords.ts'
import { authRules } from './rules.ts'

it('createPasswords matches a password against its hash, and matches no password if the hash is null', async () => {
  const passwords = createPasswords()
  const hash = await passwords.hash('correct horse')
  expect(await passwords.hash('correct horse')).not.toBe(hash)
  expect(await passwords.matches(hash, 'correct horse')).toBe(true)
  expect(await passwords.matches(hash, 'correct horsE')).toBe(false)
  expect(await passwords.matches(null, 'correct horse')).toBe(false)
  expect(await passwords.matches(null, '')).toBe(false)
})

it('createPasswords throws QueueBusy while the queue is full, and hashes again once the queue has room', async () => {
  const passwords = createPasswords()
  const flood = Array.from({ length: authRules.passwordsWaiting }, () => passwords.matches(null, 'x'))
  await expect(passwords.matches(null, 'x')).rejects.toMatchObject({ name: 'QueueBusy', retrySeconds: 1 })
  expect(new Set(await Promise.all(flood))).toEqual(new Set([false]))
  expect(await passwords.matches(null, 'x')).toBe(false)
})
