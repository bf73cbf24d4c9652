import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { typeOfKey } from './file-key.ts'
import type { FileStore } from './files.ts'

/** Stores files in a folder, either local or shared by several machines. */
export function createFolderStore(folder: string): FileStore {
  return {
    async put(key, bytes, type) {
      if (typeOfKey(key) === null) throw new RangeError('The file key is malformed.')
      if (typeOfKey(key) !== type) throw new RangeError(`The file key does not have the type ${type}.`)
      await writeAtomically(pathOf(folder, key), bytes)
    },

    async get(key) {
      const type = typeOfKey(key)
      if (type === null) return null
      const path = pathOf(folder, key)
      const size = await sizeOf(path)
      if (size === null) return null
      return { type, size, stream: (range) => createReadStream(path, range), bytes: () => readFile(path) }
    },

    async free() {
      await mkdir(folder, { recursive: true })
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },

    async delete(key) {
      if (typeOfKey(key) === null) return
      const path = pathOf(folder, key)
      // Also deletes temporary files of a crashed process, which start with the same name.
      for (const name of await namesIn(dirname(path))) {
        if (name.startsWith(key)) await rm(join(dirname(path), name), { force: true })
      }
    },
  }
}

/** Uses two levels of folders, because some file systems are slow with many files in one folder. */
function pathOf(folder: string, key: string): string {
  return join(folder, key.slice(0, 2), key.slice(2, 4), key)
}

/** Writes a temporary file and renames it, so that a crash leaves no partial file. */
async function writeAtomically(path: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${randomUUID()}.tmp`
  try {
    const file = await open(temporary, 'wx', 0o640)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

async function sizeOf(path: string): Promise<number | null> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return found?.isFile() ? found.size : null
}
