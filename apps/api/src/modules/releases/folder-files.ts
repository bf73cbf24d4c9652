import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { isObjectName } from '../../providers/files/objects.ts'

/** Reads the files of a release by their paths, such as `chunks/it-BOEojIi8.mjs`. */
export interface FileReader {
  /** Resolves to `null` if there is no such file. */
  read(path: string): Promise<Buffer | null>
  has(path: string): Promise<boolean>
}

/** Whether a path can be one of a built file. It leads nowhere outside of its folder. */
export function isBuiltPath(path: string): boolean {
  return isObjectName(`release/${path}`)
}

/** Reads the files of a built folder. */
export function createFolderReader(folder: string): FileReader {
  return {
    read: async (path) => (isBuiltPath(path) ? readFile(join(folder, path)).catch(ignoreMissing) : null),
    has: async (path) => isBuiltPath(path) && (await stat(join(folder, path)).catch(ignoreMissing)) !== null,
  }
}

/** Lists the paths of all files in a built folder. A missing folder has none. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreMissing)) ?? []
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isBuiltPath)
}

const MISSING = ['ENOENT', 'ENOTDIR', 'EISDIR']

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (MISSING.includes(error.code ?? '')) return null
  throw error
}
