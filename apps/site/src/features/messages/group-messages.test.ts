import { expect, it } from 'vitest'
import { firstUnread, groupMessages } from './group-messages.ts'
import { ownMessage, theirMessage } from './test/open-messages.tsx'

const at = (day: number, hour: number, minute: number) => new Date(2026, 5, day, hour, minute).toISOString()
const theirs = (seq: number, updated_at: string) => ({
  ...theirMessage(seq, `${seq}`, { updated_at }),
  isOwn: false,
  state: 'sent' as const,
})
const mine = (seq: number, updated_at: string) => ({
  ...ownMessage(seq, `${seq}`, { updated_at }),
  isOwn: true,
  state: 'sent' as const,
})

/** Summarizes the grouped messages as text. `|` separates days, `,` separates groups. */
const inShort = (messages: Parameters<typeof groupMessages>[0]) =>
  groupMessages(messages)
    .map(({ groups }) => groups.map(({ messages: all }) => all.map(({ message }) => message).join('')).join(','))
    .join('|')

it('groupMessages groups messages of one author within five minutes', () => {
  expect(inShort([theirs(1, at(1, 9, 0)), theirs(2, at(1, 9, 5)), theirs(3, at(1, 9, 11))])).toBe('12,3')
})

it('groupMessages starts a new group for a different author or a different day', () => {
  expect(inShort([theirs(1, at(1, 23, 57)), mine(2, at(1, 23, 58)), mine(3, at(2, 0, 1))])).toBe('1,2|3')
})

it('groupMessages returns no days for an empty conversation', () => {
  expect(groupMessages([])).toEqual([])
})

it('messageKey returns the same key before and after a message has been sent', () => {
  const sending = { ...mine(1, at(1, 9, 0)), message_id: 'c1', client_id: 'c1' }
  const sent = { ...sending, message_id: 101 }
  expect(groupMessages([sending])).toMatchObject(groupMessages([sent]).map(({ key }) => ({ key })))
})

it('groupMessages starts a new group at the first unread message', () => {
  const messages = [theirs(1, at(1, 9, 0)), mine(2, at(1, 9, 1)), theirs(3, at(1, 9, 2)), theirs(4, at(1, 9, 3))]
  const begin = (unread: number) =>
    groupMessages(messages, firstUnread(messages, unread))
      .flatMap(({ groups }) => groups)
      .map(({ isNew, messages: all }) => (isNew ? '*' : '') + all.map(({ message }) => message).join(''))
      .join(',')
  expect([0, 1, 2, 3, 9].map(begin)).toEqual(['1,2,34', '1,2,3,*4', '1,2,*34', '*1,2,34', '*1,2,34'])
})
