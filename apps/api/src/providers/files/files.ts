import type { Readable } from 'node:stream'

/** A range of bytes. `start` and `end` are inclusive. */
export interface ByteRange {
  start: number
  end: number
}

/** A stored file. The file is opened only when `stream` or `bytes` is called. */
export interface StoredFile {
  type: string
  /** The size of the file in bytes. */
  size: number
  /** Streams the file or a range of it. */
  stream(range?: ByteRange): Readable
  bytes(): Promise<Uint8Array>
}

/** Stores files under keys from `createFileKey`. */
export interface FileStore {
  /**
   * Writes a file atomically: readers never see a partial file.
   * Throws `RangeError` for a malformed key and for a content type that does not match the extension.
   */
  put(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>, type: string): Promise<void>
  /** Finds a file. Resolves to `null` if the file does not exist or the key is malformed. */
  get(key: string): Promise<StoredFile | null>
  /** Returns the free space of the store in bytes. */
  free(): Promise<number>
  /** Deletes a file. Does nothing if it does not exist. */
  delete(key: string): Promise<void>
}
