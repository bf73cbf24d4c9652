import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root without a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** The folders of the workspace's packages, relative to the root, such as `packages/react`. */
export function packageFolders() {
  const nested = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
  )
  return [...nested, 'e2e', 'bench', 'fixtures'].filter((folder) => existsSync(join(root, folder, 'package.json')))
}

/** Reads the package.json of a folder. Defaults to the root's. */
export function readManifest(folder = '') {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
}
