import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { baseOf, peers } from './peers.ts'

const run = promisify(execFile)
const FOLDER = new URL('../.peers/', import.meta.url).pathname

/** Returns the local folder that contains the published files of another project's widget. */
export function folderOf({ pinned, folder }: { pinned: string; folder: string }): string {
  return join(FOLDER, baseOf(pinned).slice('/peers/'.length), folder)
}

/** Downloads missing packages without their dependencies, because pages load the published bundles. */
export async function fetchPeers(): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  for (const { pinned } of peers) {
    const target = folderOf({ pinned, folder: '.' })
    if (existsSync(target)) continue
    const { stdout } = await run('npm', ['pack', pinned, '--silent', '--pack-destination', FOLDER])
    const archive = join(FOLDER, stdout.trim())
    await rm(join(FOLDER, 'package'), { recursive: true, force: true })
    await run('tar', ['-xzf', archive, '-C', FOLDER])
    await rename(join(FOLDER, 'package'), target)
    await rm(archive)
  }
}
