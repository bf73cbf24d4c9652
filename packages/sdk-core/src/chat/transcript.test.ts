import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '../contract/chat/schema.ts'
import { EMPTY, hasGap, resumeAt, type Transcript, withMessages, withResponse } from './transcript.ts'

function message(seq: number, more: Partial<ChatMessage> = {}): ChatMessage {
  const text = { userName: '', image: '', message: `m${seq}`, updated_at: '' }
  return { message_id: 100 + seq, roomId: 5, user: seq % 2 ? 7 : 8, ...text, seq, ...more }
}

const all = Array.from({ length: 12 }, (_, index) => message(index + 1))
const texts = ({ messages }: Transcript) => messages.map(({ message: text }) => text)

/** The messages in any order, some of them several times. */
const anyOrder = fc
  .tuple(fc.shuffledSubarray(all, { minLength: all.length }), fc.array(fc.constantFrom(...all), { maxLength: 8 }))
  .chain(([once, again]) => fc.shuffledSubarray([...once, ...again], { minLength: once.length + again.length }))

describe('the messages of a room', () => {
  it('are each there once and in order, in whatever order and however often they come', () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(12), (came, read) => {
        const start = withResponse(EMPTY, all.slice(0, read))
        const transcript = came.reduce((known, one) => withMessages(known, [one]), start)
        expect(texts(transcript)).toEqual(all.map(({ message: text }) => text))
        expect([hasGap(transcript), transcript.upTo]).toEqual([false, 12])
      }),
    )
  })

  it('tell that something is missing exactly while it is', () => {
    fc.assert(
      fc.property(fc.subarray(all), (some) => {
        const transcript = withMessages({ ...EMPTY, upTo: 0 }, some)
        const places = some.map(({ seq = 0 }) => seq)
        expect(hasGap(transcript)).toBe(Math.max(0, ...places) > places.length)
      }),
    )
  })

  it('are whole again once what is missing was read', () => {
    fc.assert(
      fc.property(fc.subarray(all), (some) => {
        const known = withMessages({ ...EMPTY, upTo: 0 }, some)
        const after = resumeAt(known, null) ?? 0
        const whole = withResponse(known, all.slice(after))
        expect(texts(whole)).toEqual(all.map(({ message: text }) => text))
        expect(hasGap(whole)).toBe(false)
      }),
    )
  })

  it('that do not touch what is read first are let go of, so that pages back are whole', () => {
    const known = withMessages(EMPTY, [message(2)])
    expect(texts(withResponse(known, [message(9), message(10)]))).toEqual(['m9', 'm10'])
  })

  it('keep their order where the backend numbers nothing, and what arrives goes last', () => {
    const plain = (id: number) => ({ ...message(id), seq: undefined })
    const first = withResponse(EMPTY, [plain(3), plain(1)])
    const second = withMessages(first, [plain(2), plain(1)])
    expect(texts(second)).toEqual(['m3', 'm1', 'm2'])
    expect(texts(withResponse(second, [plain(3), plain(1), plain(4), plain(2)]))).toEqual(['m3', 'm1', 'm4', 'm2'])
    expect([hasGap(second), resumeAt(second, 7)]).toEqual([false, null])
  })

  it('stay read, and keep the id they were sent under, whatever comes later', () => {
    const read = withResponse(EMPTY, [message(1, { is_read: true, client_id: 'a', updated_at: 'then' })])
    const [again] = withMessages(read, [message(1, { is_read: false })]).messages
    expect(again).toMatchObject({ is_read: true, client_id: 'a', updated_at: 'then' })
  })

  it('of this person that are not read yet are asked for again, the latest fifty', () => {
    expect(resumeAt(withResponse(EMPTY, all), 7)).toBe(0)
    expect(resumeAt({ ...withResponse(EMPTY, all), readUpTo: 5 }, 7)).toBe(6)
    expect(resumeAt({ ...withResponse(EMPTY, all), readUpTo: 11 }, 7)).toBe(12)
    const many = Array.from({ length: 200 }, (_, index) => message(index + 1, { user: 7 }))
    expect(resumeAt(withResponse(EMPTY, many), 7)).toBe(150)
  })
})
