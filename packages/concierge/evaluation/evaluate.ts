/**
 * Asks the assistant the questions of `questions/` and prints how many replies are right, by category. `--wrong` also
 * prints the replies with faults. `--category=prices` limits the evaluation to a category. Paths of JSON Lines files
 * replace the questions.
 */
import { performance } from 'node:perf_hooks'
import process from 'node:process'
import type { Answer } from '../src/answers/answer.ts'
import { answerQuestion } from '../src/answers/answer-question.ts'
import type { Knowledge } from '../src/knowledge.ts'
import type { Question } from '../src/questions/query.ts'
import { createAccountData } from './account-data.ts'
import { createInventionCheck } from './find-invented.ts'
import { createMemoryKnowledge } from './memory-knowledge.ts'
import { type EvaluationQuestion, readQuestions } from './read-questions.ts'
import { score } from './score.ts'

interface Tally {
  right: number
  partly: number
  wrong: number
}

const options = process.argv.slice(2)
const category = options.find((option) => option.startsWith('--category='))?.slice('--category='.length)
const all = await readQuestions(options.filter((option) => !option.startsWith('--')))
const questions = all.filter((question) => category === undefined || question.category === category)

/** The date on which the questions are asked. */
const TODAY = '2026-11-23'
const publicKnowledge = createMemoryKnowledge({ today: TODAY })
const profiles = await readProfiles(publicKnowledge)
const names = profiles.map(({ name }) => name)
const findInvented = await createInventionCheck({
  profiles,
  site: await readSite(publicKnowledge),
  today: publicKnowledge.today,
})

const tallies = new Map<string, Tally>()
const total: Tally = { right: 0, partly: 0, wrong: 0 }
const times: number[] = []
let falseNegatives = 0
let inventions = 0

for (const question of questions) {
  const rightTurns = await evaluate(question)
  const result = rightTurns === question.turns.length ? 'right' : rightTurns > 0 ? 'partly' : 'wrong'
  const tally = tallies.get(question.category) ?? { right: 0, partly: 0, wrong: 0 }
  tally[result]++
  total[result]++
  tallies.set(question.category, tally)
}

console.log(`${'category'.padEnd(16)}  right partly  wrong`)
for (const [name, tally] of [...tallies].sort()) print(name, tally)
print('all', total)
console.log(`false negatives: ${falseNegatives}, invented numbers or names: ${inventions}`)
const sorted = times.sort((a, b) => a - b)
console.log(`p95 of a reply: ${(sorted[Math.floor(sorted.length * 0.95)] ?? 0).toFixed(0)} ms`)

/** Asks the turns of a question in order. Returns the number of turns with a right reply. */
async function evaluate({ id, account, language = 'en', turns }: EvaluationQuestion): Promise<number> {
  const own = account ? createAccountData(account, profiles) : null
  const knowledge = createMemoryKnowledge({ today: TODAY, own })
  const history: Question['history'][number][] = []
  let right = 0
  for (const { ask, vendorPage, expect } of turns) {
    const vendorId = profiles.find(({ name }) => name === vendorPage)?.id ?? null
    const question: Question = { message: ask, history: history.slice(-10), vendorId, acceptLanguage: language }
    const start = performance.now()
    const answer = await answerQuestion(question, knowledge)
    times.push(performance.now() - start)

    const { faults, isFalseNegative } = score(answer, expect, names)
    const invented = findInvented(answer, [...history.map(({ content }) => content), ask], account)
    if (isFalseNegative) falseNegatives++
    inventions += invented.length
    faults.push(...invented.map((what) => `invents ${what}`))
    if (faults.length === 0) right++
    else if (options.includes('--wrong')) {
      const named = isFalseNegative ? ['false negative', ...faults] : faults
      printFaults(id, ask, vendorPage, answer, named)
    }
    history.push({ role: 'user', content: ask }, { role: 'assistant', content: answer.text })
  }
  return right
}

async function readProfiles(knowledge: Knowledge) {
  const found = await knowledge.find({
    conditions: { categoryIds: [], places: [], notPlaces: [], features: [] },
    sort: 'match',
    limit: 600,
  })
  return found.vendors
}

async function readSite(knowledge: Knowledge) {
  return [
    await knowledge.categories(),
    await knowledge.places(),
    await knowledge.packs(),
    await knowledge.monthlyPrice(),
    knowledge.supportEmail,
  ]
}

function print(name: string, { right, partly, wrong }: Tally) {
  const count = right + partly + wrong
  const share = ((100 * right) / Math.max(count, 1)).toFixed(1)
  console.log(`${name.padEnd(16)} ${[right, partly, wrong].map((n) => String(n).padStart(6)).join('')}  ${share} %`)
}

function printFaults(id: string, ask: string, vendorPage: string | undefined, answer: Answer, faults: string[]) {
  const where = vendorPage ? ` [${vendorPage}]` : ''
  console.log(`${id}${where}: ${ask}\n  ${faults.join('; ')}\n${answer.text.replace(/^/gm, '    ')}\n`)
}
