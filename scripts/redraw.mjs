// Draws all committed images again: the site's, the demo catalogue's, the demo couples' and the README's. Run it after a
// change of the illustrator. It takes a few minutes. It prints how many bytes the images had before and have now.
import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const FOLDERS = [
  'apps/site/public/img',
  'apps/api/assets/demo/catalogue',
  'apps/api/assets/demo/people',
  'apps/api/assets/demo/visions',
  'docs/img',
  'packages/create-vowkit/templates/shared',
]
const SCRIPTS = [
  'apps/site/scripts/draw-pictures.ts',
  'apps/api/scripts/draw-catalogue-images.ts',
  'apps/api/scripts/draw-demo-images.ts',
]

/** @param {string} folder */
function sizeOf(folder) {
  return readdirSync(join(root, folder)).reduce((sum, file) => sum + statSync(join(root, folder, file)).size, 0)
}

const before = FOLDERS.map(sizeOf)
for (const script of SCRIPTS) {
  console.log(script)
  const { status } = spawnSync(process.execPath, ['--conditions=source', script], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
for (const [i, folder] of FOLDERS.entries()) console.log(`${folder}: ${before[i]} → ${sizeOf(folder)} bytes`)
