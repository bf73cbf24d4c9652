import type { Readable } from 'node:stream'

/** Some bytes of a file, both included. */
export interface ByteRange {
  start: number
  end: number
}

/** A file as it lies in the store. Nothing is opened before `stream` or `bytes` is called. */
export interface StoredFile {
  type: string
  /** Bytes. */
  size: number
  /** All of it, or the bytes of a range. */
  stream(range?: ByteRange): Readable
  bytes(): Promise<Uint8Array>
}

/** Keeps files under unguessable keys made by `createFileKey`. */
export interface FileStore {
  /**
   * Writes the whole file or nothing; a reader never meets half of one.
   * Refuses a key that `createFileKey` did not shape, and a type that is not the one of its extension.
   */
  put(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>, type: string): Promise<void>
  /** The file, or null when there is none (a malformed key names none). */
  get(key: string): Promise<StoredFile | null>
  /** Bytes that can still be written. */
  free(): Promise<number>
  /** Removes the file; quiet when there is none. */
  delete(key: string): Promise<void>
}
