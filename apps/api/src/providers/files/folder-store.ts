import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { typeOfKey } from './file-key.ts'
import type { FileStore } from './files.ts'

/** Keeps files in a folder of this machine, or one that several machines share. */
export function createFolderStore(folder: string): FileStore {
  return {
    async put(key, bytes, type) {
      if (typeOfKey(key) === null) throw new RangeError('Not a file key')
      if (typeOfKey(key) !== type) throw new RangeError(`${type} is not the type of a key like this`)
      await writeWhole(pathOf(folder, key), bytes)
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
      // What a process that died left unfinished has the same beginning.
      for (const name of await namesIn(dirname(path))) {
        if (name.startsWith(key)) await rm(join(dirname(path), name), { force: true })
      }
    },
  }
}

/** Two levels of folders, since some file systems grow slow with many files in one. */
function pathOf(folder: string, key: string): string {
  return join(folder, key.slice(0, 2), key.slice(2, 4), key)
}

/** Writes beside the target, then renames: the file is there whole or not at all, also after a crash. */
async function writeWhole(path: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${randomUUID()}.tmp`
  try {
    const file = await open(unfinished, 'wx', 0o640)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
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
