import { expect, it } from 'vitest'
import { fakeStorage } from '../testing/index.ts'
import { createSafeStorage } from './safe-storage.ts'

function setup(options = {}) {
  const browserStorage = fakeStorage(options)
  return { browserStorage, storage: createSafeStorage(() => browserStorage.local, 'vowkit:https://api.test:') }
}

it('createSafeStorage reads and removes only the keys with its own prefix', () => {
  const { browserStorage, storage } = setup()
  browserStorage.values.set('token', 'theirs')
  expect(storage.get('token')).toBeNull()
  expect(storage.set('token', 'ours')).toBe('stored')
  storage.remove('token')
  storage.removeAll(['tok'])
  expect([...browserStorage.values]).toEqual([['token', 'theirs']])
})

it('createSafeStorage falls back to memory and reports "blocked" when storage throws', () => {
  const { storage } = setup({ isBlocked: true })
  expect(storage.isPersistent()).toBe(false)
  expect(storage.set('token', 'abc')).toBe('blocked')
  expect(storage.get('token')).toBe('abc')
  storage.removeAll(['tok'])
  expect(storage.get('token')).toBeNull()
})

it('createSafeStorage removes the old value from storage when the new value exceeds the quota', () => {
  const { browserStorage, storage } = setup({ quota: 60 })
  expect(storage.isPersistent()).toBe(true)
  expect(storage.set('text', 'short')).toBe('stored')
  expect(storage.set('text', 'x'.repeat(100))).toBe('full')
  expect(browserStorage.values.size).toBe(0)
  expect(storage.get('text')).toHaveLength(100)
})

it('createSafeStorage falls back to memory when the browser has no storage', () => {
  const storage = createSafeStorage(() => null, '')
  expect(storage.isPersistent()).toBe(false)
  expect(storage.set('a', '1')).toBe('blocked')
  expect(storage.get('a')).toBe('1')
})
