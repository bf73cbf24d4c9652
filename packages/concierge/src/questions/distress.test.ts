import { describe, expect, it } from 'vitest'
import { createMemoryKnowledge } from '../../evaluation/memory-knowledge.ts'
import { readQuestion } from './read-question.ts'

const knowledge = createMemoryKnowledge({ today: '2026-11-20' })
const intentOf = async (message: string) =>
  (await readQuestion({ message, history: [], vendorId: null, acceptLanguage: 'en' }, knowledge)).intent

describe('readQuestion recognizes distress in', () => {
  it.each([
    'he called it off yesterday',
    'i feel unsafe with my partner',
    'my fiance left me for my best friend',
    'i could cry, nothing is done and he doesnt help',
    'there is no point in living anymore',
    'my mom was diagnosed with cancer',
    'we got laid off last week',
    'my parents refuse to come',
    'i cant sleep because of all this stress',
    'she doesnt want to marry me anymore',
    'i feel so alone in this',
    'our baby died',
    'everything is falling apart',
    'he grabbed me and shoved me',
    'im having second thoughts',
    'my grandma is in the hospital and we dont know if shell make it',
    'i regret saying yes',
    'i want to run away',
  ])('"%s"', async (message) => {
    expect(await intentOf(message)).toBe('distress')
  })
})

describe('readQuestion sees no distress in', () => {
  it.each([
    'is the cake to die for',
    'makeup that survives crying',
    'death by chocolate cake',
    'im dying to see the venue',
    'a dj who kills it on the dance floor',
    'can we cancel if it rains',
    'what time is the music off',
    'how late can we stay',
    'are the horses scared of fireworks',
    'drop dead gorgeous venues',
    'nervous horses at the venue?',
    'photographer who makes us laugh and cry',
    'who does the sound for sad songs',
    'we hate buffets',
    'no one under 21 allowed?',
    'is 20000 too much for a venue',
    'do you have a plan if a vendor gets sick',
    'can the venue handle 200 people',
    'how do i stop sharing a vision',
    'i am a bride and i dont want a dress, i want a suit made for me',
    'we dont want a band, just a dj for me and my wife',
    'a wedding over two days',
    'is the wedding over at ten',
    'he wants out of town photographers',
    'we dont want to get married in a church',
    'no wedding cake, just pies',
    'he left the choice of suit to me',
    'a single person table again',
    'we wont be getting married indoors',
  ])('"%s"', async (message) => {
    expect(await intentOf(message)).not.toBe('distress')
  })
})
