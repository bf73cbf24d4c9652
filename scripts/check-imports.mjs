import { checkTree } from './imports/check-tree.mjs'
import { root } from './shared/workspace.mjs'

const breaches = checkTree(root)
for (const { path, line, rule, message } of breaches) console.error(`${path}:${line} ${rule}: ${message}`)
console.log(breaches.length === 0 ? '✓ imports follow the table' : `✗ imports: ${breaches.length} violate the table`)
process.exitCode = breaches.length === 0 ? 0 : 1
