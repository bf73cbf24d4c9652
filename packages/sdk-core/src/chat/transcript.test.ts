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

/** Generates the messages in random order, with duplicates. */
const anyOrder = fc
  .tuple(fc.shuffledSubarray(all, { minLength: all.length }), fc.array(fc.constantFrom(...all), { maxLength: 8 }))
  .chain(([once, again]) => fc.shuffledSubarray([...once, ...again], { minLength: once.length + again.length }))

describe('the transcript of a room', () => {
  it('contains each message once and in order, whatever the order of arrival', () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(12), (came, read) => {
        const start = withResponse(EMPTY, all.slice(0, read))
        const transcript = came.reduce((known, one) => withMessages(known, [one]), start)
        expect(texts(transcript)).toEqual(all.map(({ message: text }) => text))
        expect([hasGap(transcript), transcript.upTo]).toEqual([false, 12])
      }),
    )
  })

  it('reports a gap if and only if messages are missing', () => {
    fc.assert(
      fc.property(fc.subarray(all), (some) => {
        const transcript = withMessages({ ...EMPTY, upTo: 0 }, some)
        const places = some.map(({ seq = 0 }) => seq)
        expect(hasGap(transcript)).toBe(Math.max(0, ...places) > places.length)
      }),
    )
  })

  it('has no gap after the missing messages are fetched', () => {
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

  it('drops the messages before a gap when the first response arrives, so that loading earlier pages leaves no gap', () => {
    const known = withMessages(EMPTY, [message(2)])
    expect(texts(withResponse(known, [message(9), message(10)]))).toEqual(['m9', 'm10'])
  })

  it('keeps the order of the response and appends new messages when the backend does not support `seq`', () => {
    const plain = (id: number) => ({ ...message(id), seq: undefined })
    const first = withResponse(EMPTY, [plain(3), plain(1)])
    const second = withMessages(first, [plain(2), plain(1)])
    expect(texts(second)).toEqual(['m3', 'm1', 'm2'])
    expect(texts(withResponse(second, [plain(3), plain(1), plain(4), plain(2)]))).toEqual(['m3', 'm1', 'm4', 'm2'])
    expect([hasGap(second), resumeAt(second, 7)]).toEqual([false, null])
  })

  it('keeps the read state and the client id of a message after later updates', () => {
    const read = withResponse(EMPTY, [message(1, { is_read: true, client_id: 'a', updated_at: 'then' })])
    const [again] = withMessages(read, [message(1, { is_read: false })]).messages
    expect(again).toMatchObject({ is_read: true, client_id: 'a', updated_at: 'then' })
  })

  it('refetches the read state of the latest fifty sent messages that are unread', () => {
    expect(resumeAt(withResponse(EMPTY, all), 7)).toBe(0)
    expect(resumeAt({ ...withResponse(EMPTY, all), readUpTo: 5 }, 7)).toBe(6)
    expect(resumeAt({ ...withResponse(EMPTY, all), readUpTo: 11 }, 7)).toBe(12)
    const many = Array.from({ length: 200 }, (_, index) => message(index + 1, { user: 7 }))
    expect(resumeAt(withResponse(EMPTY, many), 7)).toBe(150)
  })
})
