import { expect, it } from 'vitest'
import { findHelp } from './find-help.ts'

it.each([
  ['sign me out of the laptop at work', 'sessions'],
  ['max size of a description', 'vision-description'],
  ['can my sister view our vision without an account', 'vision-share'],
  ['i want a zip of everything you store', 'export-data'],
  ['switch the website to spanish', 'site-language'],
  ['is there a seating chart tool', 'not-offered'],
  ['the code in my email is wrong', 'login-code'],
  ['erase my profile', 'delete-account'],
])('findHelp explains "%s" with the topic %s', (question, topic) => {
  expect(findHelp(question)[0]?.topic).toBe(topic)
})

it.each(['what if the music scares the horse', 'florists under 2000', 'will it rain tomorrow'])(
  'findHelp finds no likely topic for "%s"',
  (question) => {
    expect(findHelp(question)[0]?.score ?? 0).toBeLessThan(0.58)
  },
)
