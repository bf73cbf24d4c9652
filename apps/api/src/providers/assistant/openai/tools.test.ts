import fc from 'fast-check'
import { expect, it } from 'vitest'
import { knowledgeOf, setupDemoBackend } from '../../../testing/assistant.ts'
import { createKnown } from './known.ts'
import { runTool, toolList } from './tools.ts'

const backend = setupDemoBackend()

async function run(name: string, given: unknown): Promise<string> {
  const catalogue = knowledgeOf(backend.api)
  const call = { name, arguments: typeof given === 'string' ? given : JSON.stringify(given) }
  return runTool({ function: call }, catalogue, createKnown(catalogue))
}

it.each([
  ['get_vendor', { vendor_id: 1.5 }],
  ['get_vendor', { vendor_id: -1 }],
  ['get_vendor', { vendor_id: 1e300 }],
  ['get_vendor', { vendor_id: 3_000_000_000 }],
  ['search_vendors', { words: ['peon\0ies'] }],
  ['search_vendors', { place: 'Na\0pa', min_price: 1e300 }],
  ['how_it_works', { question: 'cre\0dits \ud800' }],
])('the tool %s returns an explanation for the invalid arguments %j', async (name, given) => {
  await expect(run(name, given)).resolves.toEqual(expect.any(String))
})

const text = fc.oneof(
  fc.constantFrom('florists', 'Napa', 'peonies', '', '\0', '\ud800', '\udc00\0', ':* & |', "'", '%', '\\'),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)), maxLength: 80 }),
)
const number = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.constantFrom(0, -1, 1e300),
)
const given = fc.record(
  {
    category: text,
    words: fc.array(text, { maxLength: 10 }),
    place: text,
    min_price: number,
    max_price: number,
    reduced: fc.boolean(),
    order: fc.constantFrom('match', 'cheap', 'dear', 'rated', 'reduced'),
    vendor_id: fc.oneof(number, text),
    question: text,
  },
  { requiredKeys: ['vendor_id', 'question'] },
)

it('runTool returns a string for arbitrary arguments', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.constantFrom(...toolList.map((tool) => tool.function.name)), text),
      fc.oneof({ weight: 5, arbitrary: given }, { weight: 1, arbitrary: fc.json() }),
      async (name, asked) => {
        const answer = await run(name, asked)
        expect(answer).not.toBe('')
      },
    ),
    { numRuns: 300 },
  )
}, 120_000)
