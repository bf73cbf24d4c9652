import { checkTree } from './imports/check-tree.mjs'
import { root } from './shared/workspace.mjs'

const breaches = checkTree(root)
for (const { path, line, rule, says } of breaches) console.error(`${path}:${line} ${rule}: ${says}`)
console.log(breaches.length === 0 ? '✓ imports keep to the table' : `✗ imports: ${breaches.length} against the table`)
process.exitCode = breaches.length === 0 ? 0 : 1
