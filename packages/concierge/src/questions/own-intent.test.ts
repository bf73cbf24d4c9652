import { expect, it } from 'vitest'
import { topicOf, topicsOfParts } from './own-intent.ts'

it.each([
  ['do i have to pay something this month', 'next-due'],
  ['what bills are open', 'owed'],
  ['did we already pay the florist', 'paid'],
  ['is any payment late', 'overdue'],
  ['how many days do we have', 'days-left'],
  ['which contracts are unsigned', 'contracts'],
  ['did anyone answer us', 'unread'],
  ['what remains of our budget', 'budget-left'],
  ['who is booked', 'booked'],
  ['florists in oakland', null],
])('topicOf reads "%s" as %s', (question, topic) => {
  expect(topicOf(question.split(' '))).toBe(topic)
})

it.each([
  ['days left and credits left?', ['days-left', 'credits']],
  ['unread messages & unsigned contracts', ['unread', 'contracts']],
  ['when and where is our wedding', null],
])('topicsOfParts reads the topics that "%s" lists', (text, topics) => {
  expect(topicsOfParts({ text, language: 'en' })).toEqual(topics)
})
