/**
 * Builds the public packages and publishes those whose version the registry does not have. Passes its arguments to
 * `changeset publish`, which runs the pnpm that it finds in the path.
 */
import { publishedFolders } from './shared/pack.mjs'
import { pnpm } from './shared/pnpm.mjs'
import { run } from './shared/run.mjs'
import { toolEnv } from './shared/toolchain.mjs'

const built = await run('node', ['scripts/build.mjs', ...publishedFolders()], { env: toolEnv() })
const published =
  built.code === 0 && (await pnpm(['exec', 'changeset', 'publish', ...process.argv.slice(2)], { env: toolEnv() }))
process.exitCode = published ? published.code : 1
