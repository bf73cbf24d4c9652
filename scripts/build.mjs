import { join } from 'node:path'
import { hashInputs, isBuilt, rememberBuild } from './shared/build-stamp.mjs'
import { precompress } from './shared/precompress.mjs'
import { run } from './shared/run.mjs'
import { toolEnv } from './shared/toolchain.mjs'
import { readManifest, root } from './shared/workspace.mjs'

/** What reads and draws prompts. Bundlers read its source files. */
const PROMPTS = ['packages/understanding', 'packages/illustrator']

/** The URL of the documentation in messages for developers. */
const DOCS_URL = 'docs.shared.ts'

/** The folders to build, each with the other folders and files that its build reads. */
const BUILDS = {
  'packages/sdk-core': [DOCS_URL, 'docs/troubleshooting.md'],
  'packages/conformance': ['packages/sdk-core', DOCS_URL, 'docs/another-backend.md'],
  'packages/create-vowkit': [],
  'packages/react': ['packages/sdk-core', ...PROMPTS],
  'packages/widgets': [DOCS_URL, 'packages/sdk-core', 'packages/react', ...PROMPTS],
  'apps/site': ['packages/sdk-core', 'packages/react', ...PROMPTS],
  'apps/desk': ['packages/sdk-core', 'packages/react'],
  'apps/docs': [
    'docs',
    ...['sdk-core', 'react', 'widgets', 'conformance', 'create-vowkit'].map((name) => `packages/${name}/README.md`),
  ],
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
