import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Call, calls, listIn, sameId, toCents } from './index.ts'
import { Unreadable } from './shared/read.ts'
import { exactly, like } from './test/arbitrary.ts'
import { loosen } from './test/loosen.ts'

const readable = Object.entries<Call>(calls).flatMap(([name, { read, response }]) =>
  read && response ? [{ name, read, response }] : [],
)

function attempt(read: (body: unknown) => unknown, body: unknown): unknown {
  try {
    return read(body)
  } catch (error) {
    if (error instanceof Unreadable) return error
    throw error
  }
}

describe('the contract', () => {
  it('contains each combination of method and path once', () => {
    const names = Object.values(calls).map((call) => `${call.method} ${call.path}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('accepts a vision without optional fields', () => {
    expect(
      calls.getVision.read({ id: 7, images: ['https://a/1.png', { image_url: 'https://a/2.png' }] }),
    ).toMatchObject({
      id: '7',
      title: '',
      result_image: '',
      is_processing: false,
      images: [{ image: 'https://a/1.png' }, { image: 'https://a/2.png' }],
      history_images: [],
    })
  })

  it('contains a reader for every response', () => {
    for (const call of Object.values<Call>(calls)) expect(call.read !== undefined).toBe(call.response !== undefined)
  })

  it.each(readable)('the reader of $name throws or returns data that matches the schema', ({ read, response }) => {
    fc.assert(
      fc.property(like(response), (body) => {
        const answer = attempt(read, body)
        if (answer instanceof Unreadable) return
        expect(response.safeParse(answer).error).toBeUndefined()
      }),
      { numRuns: 300 },
    )
  })

  it.each(readable)(
    'the reader of $name returns every field of a response that matches the schema exactly',
    ({ read, response }) => {
      fc.assert(
        fc.property(exactly(response), (body) => {
          expect(response.parse(read(body))).toEqual(response.parse(body))
        }),
        { numRuns: 100 },
      )
    },
  )

  it.each(readable)('the reader of $name accepts the response shapes of other backends', ({ read, response }) => {
    fc.assert(
      fc.property(exactly(response), (body) => {
        expect(read(loosen(response, body))).toEqual(read(body))
      }),
      { numRuns: 100 },
    )
  })

  it('listIn finds the list in every supported envelope', () => {
    for (const body of [[1], { results: [1] }, { data: [1] }, { data: { results: [1] } }])
      expect(listIn(body)).toEqual([1])
    expect(listIn({ detail: 'no' })).toBeNull()
  })

  it('sameId compares ids as text, and toCents reads numbers and text', () => {
    expect(sameId('7', 7)).toBe(true)
    expect(sameId(null, undefined)).toBe(false)
    expect([toCents('4.99'), toCents(4.99), toCents(''), toCents('free')]).toEqual([499, 499, null, null])
  })
})
