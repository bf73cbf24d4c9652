import { wordsIn } from '@vowkit/concierge'
import { MAX_ASSISTANT_REPLY_LENGTH } from '@vowkit/sdk-core/contract'
import { xssCorpus } from '@vowkit/sdk-core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkedIds, MARKS, textOf } from '../../../testing/assistant.ts'
import { guard } from './guard.ts'
import type { Known } from './known.ts'

const NAMES: Record<number, string> = { 1: 'Wild Ranunculus', 2: 'Stem & Cinder' }
const TOLD = ` ${wordsIn('wild ranunculus stem & cinder view profile message inquire northern california').join(' ')} `
const known: Known = {
  add: () => undefined,
  addVendor: () => undefined,
  nameOf: async (id) => NAMES[id] ?? null,
  covers: (text) => TOLD.includes(` ${wordsIn(text).join(' ')} `),
}

async function* inPieces(pieces: readonly string[]) {
  yield* pieces
}

async function pass(...pieces: string[]): Promise<string> {
  let out = ''
  for await (const text of guard(inPieces(pieces), known)) out += text
  return out
}

const link = (id: number | string) => `[View Profile](/dashboard/vendor-detail/${id})`

describe('guard', () => {
  it('passes lines with correct facts unchanged', async () => {
    const said = `Two florists for you:\n• **Wild Ranunculus** grows its own ${link(1)}\n• **Stem & Cinder** welds ${link(2)}\nTap Message to ask.`
    expect(await pass(said)).toBe(said)
  })

  it.each([
    ['an unknown vendor', `• **Golden Petals** from $200 ${link(99)}`],
    ['an unknown name beside a link', `• **Golden Petals** ${link(1)}`],
    ['a name that is another vendor’s', `• **Stem & Cinder** ${link(1)}`],
    ['an invented name', 'You could try Golden Petals in Napa.'],
    ['an invented name beside a link', `Golden Petals will do it ${link(1)}`],
    ['a URL of another site', '[View Profile](https://evil.example/dashboard/vendor-detail/1)'],
    ['a protocol-relative URL', '[View Profile](//evil.example/dashboard/vendor-detail/1)'],
    ['another page of the site', '[View Profile](/dashboard/vendor-detail/1/../../logout)'],
    ['a script', '[View Profile](javascript:alert(1))'],
    ['a misleading label', `[Win a prize](/dashboard/vendor-detail/1)`],
    ['an image', `![View Profile](/dashboard/vendor-detail/1)`],
    ['an HTML link', '<a href="https://evil.example">View Profile</a>'],
  ])('drops a line with %s', async (_what, line) => {
    expect(await pass(`Good news.\n${line}\nAnything else?`)).toBe('Good news.\nAnything else?')
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
    for await (const text of guard(inPieces(pieces), known)) out.push(text)
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
