import type { VendorProfile } from '@vowkit/concierge'
import { MAX_ASSISTANT_REPLY_LENGTH } from '@vowkit/sdk-core/contract'
import { xssCorpus } from '@vowkit/sdk-core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkedIds, MARKS, textOf } from '../../../testing/assistant.ts'
import { type GuardOptions, guard } from './guard.ts'
import { createKnown, type Known } from './known.ts'

const NAMES: Record<number, string> = { 1: 'Wild Ranunculus', 2: 'Stem & Cinder' }

/** Creates what a model knows after its tools have returned the two vendors. */
function knownVendors(): Known {
  const known = createKnown({
    profiles: async (ids) => ids.flatMap((id) => (NAMES[id] ? [{ id, name: NAMES[id] } as VendorProfile] : [])),
  })
  for (const [id, name] of Object.entries(NAMES)) known.addVendor(Number(id), name)
  known.add('View Profile Message Inquire Northern California, from $1,200, seats 110 guests, 4.6 stars')
  return known
}

async function* inPieces(pieces: readonly string[]) {
  yield* pieces
}

const options = (): GuardOptions => ({
  known: knownVendors(),
  describe: async (id) => `Facts of vendor ${id}.`,
  correct: async () => 'What the catalogue says.',
})

async function pass(...pieces: string[]): Promise<string> {
  let out = ''
  for await (const text of guard(inPieces(pieces), options())) out += text
  return out
}

const link = (id: number | string) => `[View Profile](/dashboard/vendor-detail/${id})`

describe('guard', () => {
  it('passes lines with correct facts unchanged', async () => {
    const said = `Two florists for you:\n• **Wild Ranunculus** grows its own ${link(1)}\n• **Stem & Cinder** welds ${link(2)}\nTap Message to ask.`
    expect(await pass(said)).toBe(said)
  })

  it.each([
    ['an unknown vendor', `• **Golden Petals** from $1,200 ${link(99)}`],
    ['an invented name', 'You could try Golden Petals in Napa.'],
    ['an invented name as the subject', 'Golden Petals will do it.'],
    ['a URL of another site', '[View Profile](https://evil.example/dashboard/vendor-detail/1)'],
    ['a protocol-relative URL', '[View Profile](//evil.example/dashboard/vendor-detail/1)'],
    ['another page of the site', '[View Profile](/dashboard/vendor-detail/1/../../logout)'],
    ['a script', '[View Profile](javascript:alert(1))'],
    ['an image', `![View Profile](/dashboard/vendor-detail/1)`],
    ['an HTML link', '<a href="https://evil.example">View Profile</a>'],
    ['an invented price', 'Bouquets there begin at $300.'],
    ['an invented size', 'The hall seats 250 guests.'],
    ['an invented rating', 'Couples give it 4.9 stars.'],
  ])('holds a line with %s back, and adds what the catalogue says', async (_what, line) => {
    expect(await pass(`Good news.\n${line}\nAnything else?`)).toBe(
      'Good news.\nAnything else?\nWhat the catalogue says.',
    )
  })

  it.each([
    ['an unknown name', `• **Golden Petals** ${link(1)}`],
    ['another vendor’s name', `• **Stem & Cinder** ${link(1)}`],
    ['an invented price', `• **Wild Ranunculus** from $200 ${link(1)}`],
    ['an invented name beside the link', `Golden Petals will do it ${link(1)}`],
  ])('replaces a line about a vendor with %s by the facts of the vendor', async (_what, line) => {
    expect(await pass(`Good news.\n${line}\nAnything else?`)).toMatch(
      /^Good news\.\nFacts of vendor [12]\.\nAnything else\?/,
    )
  })

  it.each([
    'Dinner in Golden Gate Park on New Year’s Eve sounds lovely.',
    'Ask on Valentine’s Day, Save The Date cards first.',
    'Here are 4 florists and 2 planners.',
    'It costs $1,200, or 1.2k in short, and seats 110 guests.',
    '1. First, ask. 2. Then, book.',
  ])('passes a sentence without a claim about a vendor: %s', async (sentence) => {
    expect(await pass(sentence)).toBe(sentence)
  })

  it('accepts HTML and Markdown variants of the markup', async () => {
    expect(await pass(`<strong>Wild Ranunculus</strong> <a href="/dashboard/vendor-detail/1">View Profile</a>`)).toBe(
      `**Wild Ranunculus** ${link(1)}`,
    )
    expect(await pass(`- [Wild Ranunculus](/dashboard/vendor-detail/1)`)).toBe(`• **Wild Ranunculus** ${link(1)}`)
    expect(await pass('## lovely\n*so* `nice`')).toBe('lovely\nso nice')
  })

  it('preserves bold only on text that the model received', async () => {
    expect(await pass('Tap **Message** now, **it is urgent**.')).toBe('Tap **Message** now, it is urgent.')
  })

  it('removes plain-text URLs', async () => {
    expect(await pass('see https://evil.example/x and www.evil.example now')).toBe('see  and  now')
  })

  it('buffers incomplete markup, and passes text without markup sentence by sentence', async () => {
    const out: string[] = []
    const pieces = [
      'Of course. Let me',
      ' see. Here: **Wild',
      ' Ranun',
      'culus** [View Pro',
      'file](/dashboard/vendor-de',
      'tail/1)',
      '\nBye',
    ]
    for await (const text of guard(inPieces(pieces), options())) out.push(text)
    expect(out).toEqual(['Of course. ', `Let me see. Here: **Wild Ranunculus** ${link(1)}\n`, 'Bye'])
  })

  it.each(['**Wild', '[View Profile](/dashboard/vendor-detail/1', '[View', '<a href="/dash', '<b'])(
    'removes the incomplete markup of a reply that ends with %s',
    async (half) => {
      expect(textOf(await pass('well, ', half))).not.toMatch(MARKS)
    },
  )

  it('accepts possessive names and a sentence after a name', async () => {
    const said = `Try Wild Ranunculus. They grow all of Wild Ranunculus’s flowers, in Northern California. ${link(1)}`
    expect(await pass(said)).toBe(said)
  })

  it('truncates a reply before the maximum length', async () => {
    const out = await pass(...Array.from({ length: 500 }, () => 'and on and on it goes\n'))
    expect(out.length).toBeLessThanOrEqual(MAX_ASSISTANT_REPLY_LENGTH)
    expect(out.endsWith('goes\n')).toBe(true)
  })
})

const scrap = fc.oneof(
  fc.constantFrom(
    '**',
    '*',
    '[',
    ']',
    '(',
    ')',
    '[View Profile]',
    link(1),
    link(2),
    link(99),
    '<b>',
    '</b>',
    '<br>',
    '\n',
    '. ',
    '**Wild Ranunculus**',
  ),
  fc.constantFrom(...xssCorpus.map(({ html }) => html)),
  fc.string({ maxLength: 12 }),
)

it('the guard passes only text, bold and links to existing vendors, for arbitrary chunks of input', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(scrap, { maxLength: 12 }), fc.integer({ min: 1, max: 9 }), async (scraps, size) => {
      const said = scraps.join('')
      const pieces = Array.from({ length: Math.ceil(said.length / size) }, (_, i) =>
        said.slice(i * size, (i + 1) * size),
      )
      const out = await pass(...pieces)
      expect(textOf(out)).not.toMatch(MARKS)
      for (const id of linkedIds(out)) expect(NAMES).toHaveProperty(String(id))
    }),
    { numRuns: 500 },
  )
})
