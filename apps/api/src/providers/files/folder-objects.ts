import { randomUUID } from 'node:crypto'
import { createReadStream, type Stats } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { type ByteRange, isObjectName, type ObjectStore, requireObjectName } from './objects.ts'
import { StorageError, type StorageFailure } from './storage-error.ts'

const FAILURES: ReadonlyMap<string, StorageFailure> = new Map([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EIO', 'unavailable'],
  ['EMFILE', 'unavailable'],
  ['ENFILE', 'unavailable'],
  ['ESTALE', 'unavailable'],
  ['ETIMEDOUT', 'unavailable'],
  ['EACCES', 'refused'],
  ['EPERM', 'refused'],
  ['EROFS', 'refused'],
])

/** Stores objects in a folder, either local or shared by several machines. */
export function createFolderObjects(folder: string): ObjectStore {
  const pathOf = (name: string) => {
    requireObjectName(name)
    return join(folder, name)
  }

  return {
    place: `the folder ${folder}`,

    async put(name, bytes) {
      const path = pathOf(name)
      await explain(() => mkdir(dirname(path), { recursive: true }))
      await writeAtomically(path, bytes)
    },

    async head(name) {
      const path = pathOf(name)
      const found = await explain(() => statOf(path))
      if (!found) return null
      return {
        size: found.size,
        stream: (range) => Readable.from(read(path, range), { objectMode: false }),
        bytes: () => explain(() => readFile(path)),
      }
    },

    async delete(name) {
      const path = pathOf(name)
      await explain(async () => {
        // Also deletes temporary files of a crashed process.
        const names = (await entriesOf(dirname(path))).map((entry) => entry.name)
        const temporary = names.filter((other) => other.startsWith(`${basename(path)}.`) && other.endsWith(TEMPORARY))
        for (const other of [basename(path), ...temporary]) await rm(join(dirname(path), other), { force: true })
      })
    },

    async *list(prefix) {
      for await (const path of walk(join(folder, prefix))) {
        const name = relative(folder, path).split(sep).join('/')
        const isObject = isObjectName(name) && !name.endsWith(TEMPORARY)
        const found = isObject ? await explain(() => statOf(path)) : null
        if (found) yield { name, size: found.size, modifiedAt: found.mtime }
      }
    },

    async free() {
      return explain(async () => {
        await mkdir(folder, { recursive: true })
        const { bavail, bsize } = await statfs(folder)
        return bavail * bsize
      })
    },

    presign: async () => null,
    close: async () => undefined,
  }
}

const TEMPORARY = '.tmp'

/** Writes a temporary file and renames it, so that a crash leaves no partial file. */
async function writeAtomically(path: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const temporary = `${path}.${randomUUID()}${TEMPORARY}`
  try {
    const file = await explain(() => open(temporary, 'wx', 0o640))
    try {
      // The source is read outside of `explain`, because its errors are not failures of the store.
      for await (const chunk of bytes instanceof Uint8Array ? [bytes] : bytes)
        await explain(() => file.writeFile(chunk))
      await explain(() => file.sync())
    } finally {
      await file.close()
    }
    await explain(() => rename(temporary, path))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

async function* walk(folder: string): AsyncGenerator<string> {
  for (const entry of await explain(() => entriesOf(folder))) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(path)
    else yield path
  }
}

async function entriesOf(folder: string) {
  return readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

async function statOf(path: string): Promise<Stats | null> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    throw error
  })
  return found?.isFile() ? found : null
}

/** Converts the errors of the file system to `StorageError`. */
async function explain<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toStorageError(error)
  }
}

/** Reads a file. Opens it only when the first chunk is requested. */
async function* read(path: string, range?: ByteRange): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path, range)
  } catch (error) {
    throw toStorageError(error)
  }
}

function toStorageError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const failure = FAILURES.get(code)
  return failure ? new StorageError(failure, `The data folder fails with ${code}.`, error) : error
}
