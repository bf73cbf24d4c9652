import pino from 'pino'
import { expect, it } from 'vitest'
import { createMemoryFiles } from '../../testing/credits/memory-files.ts'
import { createFileKey } from './file-key.ts'
import { createPatientStore } from './patient-store.ts'
import { StorageError, type StorageFailure } from './storage-error.ts'

function setup(failure: StorageFailure, failures: number, waitMs = 10_000) {
  const memory = createMemoryFiles()
  let attempts = 0
  const put: typeof memory.put = async (...given) => {
    attempts += 1
    if (attempts <= failures) throw new StorageError(failure, 'away')
    await memory.put(...given)
  }
  const log = pino({ level: 'silent' })
  const store = createPatientStore({ ...memory, put }, { waitMs, log })
  const key = createFileKey('webp')
  return { memory, key, attempts: () => attempts, put: () => store.put(key, Buffer.from('x'), 'image/webp') }
}

it.each<StorageFailure>(['unavailable', 'full'])(
  'stores a file as soon as the store is no longer %s',
  async (failure) => {
    const { memory, key, put } = setup(failure, 3)
    await put()
    expect(memory.has(key)).toBe(true)
  },
)

it('fails after the maximum time', async () => {
  const { put, attempts } = setup('unavailable', Number.POSITIVE_INFINITY, 1_000)
  await expect(put()).rejects.toThrow(StorageError)
  expect(attempts()).toBe(3)
})

it('does not retry if the store refuses access', async () => {
  const { put, attempts } = setup('refused', 1)
  await expect(put()).rejects.toThrow(StorageError)
  expect(attempts()).toBe(1)
})
