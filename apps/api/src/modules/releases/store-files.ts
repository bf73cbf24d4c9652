import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ObjectStore } from '../../providers/files/objects.ts'
import { typeOfFile } from './send-file.ts'

const STORED_AT_ONCE = 8

/** A built file and the object in which it is stored. */
export interface BuiltFile {
  path: string
  name: string
}

/** Stores built files as objects, several at a time. */
export async function storeFiles(
  objects: Pick<ObjectStore, 'put'>,
  folder: string,
  files: readonly BuiltFile[],
): Promise<void> {
  const rest = files.values()
  async function storeNext(): Promise<void> {
    for (const { path, name } of rest) {
      await objects.put(name, await readFile(join(folder, path)), typeOfFile(path))
    }
  }
  await Promise.all(Array.from({ length: STORED_AT_ONCE }, storeNext))
}

/** Lists the objects below a prefix by their names. */
export async function findObjects(
  objects: Pick<ObjectStore, 'list'>,
  prefix: string,
): Promise<Map<string, { size: number; modifiedAt: Date }>> {
  const found = new Map<string, { size: number; modifiedAt: Date }>()
  for await (const { name, ...object } of objects.list(prefix)) found.set(name, object)
  return found
}
