import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './shared/run.mjs'
import { toolEnv } from './shared/toolchain.mjs'
import { packageFolders, root } from './shared/workspace.mjs'

/** Folders to check in addition to the packages. Folders that run client code have the DOM types. */
const others = [
  'apps/api/src/testing/conversation',
  'packages/react/scripts/messages',
  'packages/sdk-core/scripts',
  'scripts',
]
const projects = [...packageFolders(), ...others].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))

/** What the previous check of a project found, so that the next check reads only what changed. */
const stateFile = (project) => join(root, 'node_modules/.cache/types', `${project.replaceAll('/', '-')}.tsbuildinfo`)

for (const project of projects) {
  const { code } = await run(
    'tsc',
    ['--noEmit', '--incremental', '--tsBuildInfoFile', stateFile(project), '-p', project],
    {
      env: toolEnv(),
    },
  )
  console.log(`${code === 0 ? '✓' : '✗'} types of ${project}`)
  if (code !== 0) process.exitCode = 1
}
