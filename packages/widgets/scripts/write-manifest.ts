import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Writes `manifest.json` with the version of the files and the `integrity` of each script. Servers use the version for
 * permanent URLs. Embedding pages use the `integrity` values for subresource integrity.
 */
export async function writeManifest(folder: string, version: string): Promise<void> {
  const integrity: Record<string, string> = {}
  for (const name of (await readdir(folder)).filter((file) => /\.m?js$/.test(file)).sort()) {
    const hash = createHash('sha384').update(await readFile(join(folder, name)))
    integrity[name] = `sha384-${hash.digest('base64')}`
  }
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify({ version, integrity }, null, 2)}\n`)
}
