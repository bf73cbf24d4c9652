import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLint, findTypeErrors, findUnsafeMigrations } from './fixtures/find-breaches.mjs'
import { closingLine } from './gate/tally.mjs'
import { checkTree, modulesIn } from './imports/check-tree.mjs'
import { root } from './shared/workspace.mjs'

const fixtures = join(root, 'lint-fixtures')

const found = new Map()
for (const { path, rule } of [
  ...(await findLint(fixtures)),
  ...(await findTypeErrors(fixtures)),
  ...(await findUnsafeMigrations(fixtures)),
  ...checkTree(fixtures),
])
  found.set(path, (found.get(path) ?? new Set()).add(rule))

const tally = { passed: 0, failed: 0 }
for (const path of [...modulesIn(fixtures, ''), ...globSync('**/*.sql', { cwd: fixtures })]) {
  const [, expected] = /^(?:\/\/|--) breaks (\S+)/.exec(readFileSync(join(fixtures, path), 'utf8')) ?? []
  const rules = [...(found.get(path) ?? ['nothing'])].join(', ')
  if (expected && rules === expected) tally.passed++
  else {
    tally.failed++
    console.error(`✗ ${path} must break ${expected ?? 'a rule named in its first line'}, but broke ${rules}`)
  }
}
console.log(closingLine(tally))
process.exitCode = tally.failed === 0 ? 0 : 1
