import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FileStore } from '../../providers/files/files.ts'

/** Thrown when the store has no free space. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull'
}

/** An in-memory file store that can simulate a full disk. */
export interface MemoryFiles extends FileStore {
  has(key: string | null): boolean
  setFull(isFull: boolean): void
}

export function createMemoryFiles(): MemoryFiles {
  const files = new Map<string, { bytes: Uint8Array; type: string }>()
  let isFull = false
  return {
    async put(key, bytes, type) {
      if (isFull) throw new DiskFull()
      files.set(key, { bytes: bytes instanceof Uint8Array ? bytes : await buffer(Readable.from(bytes)), type })
    },
    async get(key) {
      const file = files.get(key)
      if (!file) return null
      const { bytes, type } = file
      return { type, size: bytes.byteLength, bytes: async () => bytes, stream: () => Readable.from([bytes]) }
    },
    async delete(key) {
      files.delete(key)
    },
    free: async () => Number.POSITIVE_INFINITY,
    presign: async () => null,
    has: (key) => key !== null && files.has(key),
    setFull: (full) => {
      isFull = full
    },
  }
}
