/**
 * Prints the accuracy of the parser on each evaluation set, and its CPU time (budget: 5 ms for a prompt). `--wrong` also prints every error. The name of a set, such
 * as `independent`, limits the evaluation to that set.
 */
import { evaluateDescriptions, type Tally } from './evaluate-descriptions.ts'
import { evaluateEdits } from './evaluate-edits.ts'
import { loadSets } from './load-sets.ts'
import { loadVocabularies } from './load-vocabularies.ts'

const options = process.argv.slice(2)
const vocabularies = await loadVocabularies()
const sets = await loadSets()
console.log(`vocabularies: ${vocabularies.map(({ language }) => language).join(', ')}`)

for (const set of sets) {
  if (sets.some(({ name }) => options.includes(name)) && !options.includes(set.name)) continue
  const began = process.cpuUsage()
  const descriptions = evaluateDescriptions(set.descriptions, vocabularies)
  const { user, system } = process.cpuUsage(began)
  const edits = evaluateEdits(set.edits, vocabularies)
  console.log(`\n${set.name}: ${set.descriptions.length} descriptions, ${set.edits.length} edits`)
  console.log(`CPU time: ${((user + system) / 1_000 / set.descriptions.length).toFixed(1)} ms for a prompt`)
  console.log(`${'facts'.padEnd(12)}precision      recall`)
  printTally('all', sum([...descriptions.kinds.values()]))
  for (const [kind, tally] of [...descriptions.kinds].sort()) printTally(kind, tally)
  console.log('')
  printShare('without', descriptions.without)
  printShare('notDrawn', descriptions.notDrawn)
  printShare('reported', descriptions.reported)
  printShare('edits', edits.edits)
  printShare('unchanged', edits.unchanged)
  if (options.includes('--wrong')) console.log(`\n${[...descriptions.mistakes, ...edits.mistakes].join('\n\n')}`)
}

function sum(tallies: readonly Tally[]): Tally {
  const total = { expected: 0, found: 0, right: 0 }
  for (const { expected, found, right } of tallies) {
    total.expected += expected
    total.found += found
    total.right += right
  }
  return total
}

function printTally(label: string, { expected, found, right }: Tally): void {
  console.log(`${label.padEnd(12)}${share(right, found).padEnd(15)}${share(right, expected)}`)
}

function printShare(label: string, { expected, right }: { expected: number; right: number }): void {
  console.log(`${label.padEnd(12)}${share(right, expected)}`)
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}% ${part}/${whole}`
}
