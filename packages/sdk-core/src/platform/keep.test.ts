import { expect, it } from 'vitest'
import { fakeStorage } from '../testing/index.ts'
import { createKeep } from './keep.ts'

function setup(options = {}) {
  const storage = fakeStorage(options)
  return { storage, keep: createKeep(() => storage.local, 'vowkit:https://api.test:') }
}

it('keeps values behind its prefix and leaves those of others alone', () => {
  const { storage, keep } = setup()
  storage.values.set('token', 'theirs')
  expect(keep.get('token')).toBeNull()
  expect(keep.set('token', 'ours')).toBe('kept')
  keep.remove('token')
  keep.removeAll(['tok'])
  expect([...storage.values]).toEqual([['token', 'theirs']])
})

it('holds values in memory when storage throws, and says so', () => {
  const { keep } = setup({ isBlocked: true })
  expect(keep.isPersistent()).toBe(false)
  expect(keep.set('token', 'abc')).toBe('blocked')
  expect(keep.get('token')).toBe('abc')
  keep.removeAll(['tok'])
  expect(keep.get('token')).toBeNull()
})

it('does not leave an old value behind when a new one does not fit', () => {
  const { storage, keep } = setup({ quota: 60 })
  expect(keep.isPersistent()).toBe(true)
  expect(keep.set('text', 'short')).toBe('kept')
  expect(keep.set('text', 'x'.repeat(100))).toBe('full')
  expect(storage.values.size).toBe(0)
  expect(keep.get('text')).toHaveLength(100)
})

it('works where there is no storage at all', () => {
  const keep = createKeep(() => null, '')
  expect(keep.isPersistent()).toBe(false)
  expect(keep.set('a', '1')).toBe('blocked')
  expect(keep.get('a')).toBe('1')
})
