import type { Readable } from 'node:stream'
import type { ByteRange, LinkOptions } from './objects.ts'

/** A stored file. The file is opened only when `stream` or `bytes` is called. */
export interface StoredFile {
  type: string
  /** The size of the file in bytes. */
  size: number
  /** Streams the file or a range of it. */
  stream(range?: ByteRange): Readable
  bytes(): Promise<Uint8Array>
}

/** Stores files under keys from `createFileKey`. All functions throw `StorageError` if the store fails. */
export interface FileStore {
  /**
   * Writes a file atomically: readers never see a partial file. Rethrows an error of the source unchanged.
   * Throws `RangeError` for a malformed key and for a content type that does not match the extension.
   */
  put(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>, type: string): Promise<void>
  /** Finds a file. Resolves to `null` if the file does not exist or the key is malformed. */
  get(key: string): Promise<StoredFile | null>
  /** Returns the free space of the store in bytes. Infinity if the store has no limit. */
  free(): Promise<number>
  /** Deletes a file. Does nothing if it does not exist. */
  delete(key: string): Promise<void>
  /** Returns a URL with which browsers download the file from the store itself, or `null` if they cannot reach it. */
  presign(key: string, options: Omit<LinkOptions, 'type'>): Promise<string | null>
}
