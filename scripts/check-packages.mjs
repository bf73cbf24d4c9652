import { join } from 'node:path'
import { run } from './shared/run.mjs'
import { toolEnv } from './shared/toolchain.mjs'
import { packageFolders, readManifest, root } from './shared/workspace.mjs'

/** What a published package must pass: its manifest is right for every tool, and its types resolve for every reader. */
const CHECKS = [
  ['publint', '--strict', '--pack', 'npm'],
  ['attw', '--profile', 'esm-only', '--pack', '.'],
]

const published = packageFolders().filter((folder) => !readManifest(folder).private)
for (const folder of published)
  for (const [command, ...args] of CHECKS) {
    const { code, output } = await run(command, args, { cwd: join(root, folder), env: toolEnv(), capture: true })
    console.log(`${code === 0 ? '✓' : '✗'} ${command} on ${folder}`)
    if (code === 0) continue
    console.error(output)
    process.exitCode = 1
  }
