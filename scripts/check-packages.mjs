import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packAll } from './shared/pack.mjs'
import { run } from './shared/run.mjs'
import { toolEnv } from './shared/toolchain.mjs'
import { readManifest, root } from './shared/workspace.mjs'

/** The checks of a published package: publint for its manifest, and attw for its types. A command has no types. */
function checksOf(folder, tarball) {
  const { exports } = readManifest(folder)
  if (!exports) return [['publint', '--strict', tarball]]
  const sheets = Object.keys(exports).filter((entry) => !/\/[\w-]+$|^\.$/.test(entry))
  const untyped = sheets.length > 0 ? ['--exclude-entrypoints', ...sheets.map((entry) => entry.slice(2))] : []
  return [
    ['publint', '--strict', tarball],
    ['attw', tarball, '--profile', 'esm-only', ...untyped],
  ]
}

const destination = mkdtempSync(join(tmpdir(), 'vowkit-packages-'))
try {
  for (const [folder, tarball] of Object.entries(await packAll(destination)))
    for (const [command, ...args] of checksOf(folder, tarball)) {
      const { code, output } = await run(command, args, { cwd: join(root, folder), env: toolEnv(), capture: true })
      console.log(`${code === 0 ? '✓' : '✗'} ${command} on ${folder}`)
      if (code === 0) continue
      console.error(output)
      process.exitCode = 1
    }
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  rmSync(destination, { recursive: true, force: true })
}
