import { join } from 'node:path'
import { hashInputs, isBuilt, rememberBuild } from './shared/build-stamp.mjs'
import { precompress } from './shared/precompress.mjs'
import { run } from './shared/run.mjs'
import { toolEnv } from './shared/toolchain.mjs'
import { readManifest, root } from './shared/workspace.mjs'

/** The folders to build, each with the packages whose sources it includes. */
const BUILDS = {
  'packages/sdk-core': [],
  'packages/react': ['packages/sdk-core'],
  'packages/widgets': ['packages/sdk-core', 'packages/react'],
  'apps/site': ['packages/sdk-core', 'packages/react', 'packages/illustrator'],
  'apps/desk': ['packages/sdk-core', 'packages/react'],
}

/** The folders whose files browsers fetch. */
const SERVED = ['packages/widgets', 'apps/site', 'apps/desk']

/** The folders given as arguments. Defaults to all. */
const chosen = process.argv.slice(2)

for (const [folder, madeOf] of Object.entries(BUILDS)) {
  if (chosen.length > 0 && !chosen.includes(folder)) continue
  if (!readManifest(folder).scripts?.build) continue
  const inputs = hashInputs([folder, ...madeOf])
  if (isBuilt(folder, inputs)) {
    console.log(`✓ ${folder} is up to date`)
    continue
  }
  const startedAt = Date.now()
  const cwd = join(root, folder)
  const { code, output } = await run('npm', ['run', '--silent', 'build'], { cwd, env: toolEnv(), capture: true })
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`${code === 0 ? '✓' : '✗'} ${folder} built in ${seconds} s`)
  if (code !== 0) {
    console.error(output)
    process.exitCode = 1
    break
  }
  if (SERVED.includes(folder)) await precompress(join(cwd, 'dist'))
  rememberBuild(folder, inputs)
}
