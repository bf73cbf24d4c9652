/** Writes the vendors of the demo for the evaluation of the assistant. */
import { writeFile } from 'node:fs/promises'
import { toEvaluation } from '../src/demo/catalogue/to-evaluation.ts'

const target = new URL('../../../packages/concierge/evaluation/catalogue.json', import.meta.url)
await writeFile(target, `${JSON.stringify(toEvaluation(), null, 2)}\n`)
