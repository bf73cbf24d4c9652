import { typeOfKey } from './file-key.ts'
import type { FileStore } from './files.ts'
import type { ObjectStore } from './objects.ts'

/** Stores files as objects below a folder such as `files`. */
export function createFileStore(objects: ObjectStore, folder: string): FileStore {
  // Two levels of folders, because some file systems are slow with many files in one folder.
  const nameOf = (key: string) => `${folder}/${key.slice(0, 2)}/${key.slice(2, 4)}/${key}`

  return {
    async put(key, bytes, type) {
      if (typeOfKey(key) === null) throw new RangeError('The file key is malformed.')
      if (typeOfKey(key) !== type) throw new RangeError(`The file key does not have the type ${type}.`)
      await objects.put(nameOf(key), bytes, type)
    },

    async get(key) {
      const type = typeOfKey(key)
      const object = type && (await objects.head(nameOf(key)))
      return object ? { ...object, type } : null
    },

    free: () => objects.free(),

    async delete(key) {
      if (typeOfKey(key) !== null) await objects.delete(nameOf(key))
    },

    async presign(key, options) {
      const type = typeOfKey(key)
      return type && objects.presign(nameOf(key), { ...options, type })
    },
  }
}
