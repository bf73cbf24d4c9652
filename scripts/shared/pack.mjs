import { join } from 'node:path'
import { pnpm } from './pnpm.mjs'
import { packageFolders, readManifest, root } from './workspace.mjs'

/** The folders of the published packages. */
export const publishedFolders = () => packageFolders().filter((folder) => !readManifest(folder).private)

/**
 * Packs the published packages into a folder. Resolves to the paths of the tarballs by package folder. Build the
 * packages first.
 */
export async function packAll(destination) {
  const tarballs = {}
  for (const folder of publishedFolders()) {
    const { name, version } = readManifest(folder)
    const tarball = join(destination, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)
    const { code, output } = await pnpm(['pack', '--out', tarball], { cwd: join(root, folder), capture: true })
    if (code !== 0) throw new Error(`${name} could not be packed:\n${output}`)
    tarballs[folder] = tarball
  }
  return tarballs
}
