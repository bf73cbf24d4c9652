import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository, without a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** The folders of the workspace's packages, relative to the root, such as `packages/react`. */
export function packageFolders() {
  const nested = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
  )
  return [...nested, 'e2e', 'bench', 'fixtures'].filter((folder) => existsSync(join(root, folder, 'package.json')))
}

/** The package.json of a folder, the root's by default. */
export function readManifest(folder = '') {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
}
