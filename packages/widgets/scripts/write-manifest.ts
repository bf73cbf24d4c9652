import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Says in `manifest.json` which version the files of a folder are and what their bytes add up to, for servers that
 * serve them at an address of their own version and for pages that pin them with `integrity`.
 */
export async function writeManifest(folder: string, version: string): Promise<void> {
  const scripts = (await readdir(folder)).filter((name) => /\.m?js$/.test(name)).sort()
  const integrity: Record<string, string> = {}
  for (const name of scripts) {
    const digest = createHash('sha384').update(await readFile(join(folder, name)))
    integrity[name] = `sha384-${digest.digest('base64')}`
  }
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify({ version, integrity }, null, 2)}\n`)
}
