import type { Readable } from 'node:stream'

/** A range of bytes. `start` and `end` are inclusive. */
export interface ByteRange {
  start: number
  end: number
}

/** A stored object. It is read only when `stream` or `bytes` is called. */
export interface StoredObject {
  /** The size in bytes. */
  size: number
  /** Streams the object or a range of it. The stream fails with `StorageError`. */
  stream(range?: ByteRange): Readable
  bytes(): Promise<Uint8Array>
}

/** An object in a list. */
export interface ListedObject {
  name: string
  /** The size in bytes. */
  size: number
  /** When the object was last written. */
  modifiedAt: Date
}

/** How a download from a presigned URL is sent. */
export interface LinkOptions {
  /** Time in seconds for which the URL works. */
  seconds: number
  type: string
  /** The header `Content-Disposition`. */
  disposition: string
}

/**
 * Stores objects under names such as `files/ab/cd/abcd….webp`. Both stores use the same names, so that a folder can be
 * copied to a bucket and back. All functions throw `StorageError` if the store fails, and `RangeError` for a name that
 * `isObjectName` rejects.
 */
export interface ObjectStore {
  /** Where the objects are, for messages to the operator. */
  readonly place: string
  /** Writes an object atomically: readers never see a part of it. Rethrows an error of the source unchanged. */
  put(name: string, bytes: Uint8Array | AsyncIterable<Uint8Array>, type: string): Promise<void>
  /** Finds an object. Resolves to `null` if it does not exist. */
  head(name: string): Promise<StoredObject | null>
  /** Deletes an object. Does nothing if it does not exist. */
  delete(name: string): Promise<void>
  /** Lists the objects whose names start with the prefix, which ends with a slash. The order is undefined. */
  list(prefix: string): AsyncIterable<ListedObject>
  /** Returns the free space in bytes. Infinity if the store has no limit. */
  free(): Promise<number>
  /** Returns a presigned URL of an object, or `null` if browsers cannot reach the store. */
  presign(name: string, options: LinkOptions): Promise<string | null>
  /** Closes all connections. */
  close(): Promise<void>
}

const NAME = /^[\w-][\w.-]*(\/[\w-][\w.-]*)+$/
const MAX_NAME_LENGTH = 500

/** Whether a name is valid: at least two segments of letters, digits, `_`, `-` and inner dots. */
export function isObjectName(name: string): boolean {
  return name.length <= MAX_NAME_LENGTH && NAME.test(name)
}

/** Throws `RangeError` for an invalid name. */
export function requireObjectName(name: string): void {
  if (!isObjectName(name)) throw new RangeError('The name of the object is malformed.')
}
