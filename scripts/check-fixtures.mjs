import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closingLine } from './gate/tally.mjs'
import { checkTree, modulesIn } from './imports/check-tree.mjs'
import { run } from './shared/run.mjs'
import { toolEnv } from './shared/toolchain.mjs'
import { root } from './shared/workspace.mjs'

const fixtures = join(root, 'lint-fixtures')

/** What Biome finds in the fixtures, from a copy: in the tree itself its configuration leaves them out. */
async function lintFindings() {
  const copy = mkdtempSync(join(tmpdir(), 'vowkit-fixtures-'))
  try {
    cpSync(fixtures, copy, { recursive: true })
    for (const file of ['biome.json', 'scripts/rules', '.gitignore'])
      cpSync(join(root, file), join(copy, file), { recursive: true })
    const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.']
    const { output } = await run('biome', args, { cwd: copy, env: toolEnv(), capture: true })
    const report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
    return report.diagnostics.map(({ category, location }) => ({ path: location.path, rule: category }))
  } finally {
    rmSync(copy, { recursive: true })
  }
}

const found = new Map()
for (const { path, rule } of [...(await lintFindings()), ...checkTree(fixtures)])
  found.set(path, (found.get(path) ?? new Set()).add(rule))

const tally = { passed: 0, failed: 0 }
for (const path of modulesIn(fixtures, '')) {
  const [, expected] = /^\/\/ breaks (\S+)/.exec(readFileSync(join(fixtures, path), 'utf8')) ?? []
  const rules = [...(found.get(path) ?? ['nothing'])].join(', ')
  if (expected && rules === expected) tally.passed++
  else {
    tally.failed++
    console.error(`✗ ${path} should break ${expected ?? 'a rule named in its first line'}, and broke ${rules}`)
  }
}
console.log(closingLine(tally))
process.exitCode = tally.failed === 0 ? 0 : 1
