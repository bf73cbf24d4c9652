import type { AssistantTurn } from '@vowkit/sdk-core/contract'
import { describe, expect, it } from 'vitest'
import { askProvider, knowledgeOf, linkedIds, setupDemoBackend } from '../../../testing/assistant.ts'
import { createConciergeProvider } from './concierge-provider.ts'

const provider = createConciergeProvider()
const demo = setupDemoBackend()

const idOf = (name: string) => demo.ids.get(name) ?? 0
const ask = (message: string, vendor?: string, history: AssistantTurn[] = []) =>
  askProvider(provider, knowledgeOf(demo.api), message, { vendorId: vendor ? idOf(vendor) : null, history })

/** The names of the vendors that a reply links to, in order. */
function namesIn(reply: string): string[] {
  const nameOf = new Map([...demo.ids].map(([name, id]) => [id, name]))
  return linkedIds(reply).map((id) => nameOf.get(id) ?? '')
}

/** Sends the messages one after another. Returns the last reply. */
async function talk(...messages: string[]): Promise<string> {
  const history: AssistantTurn[] = []
  let reply = ''
  for (const content of messages) {
    reply = await ask(content, undefined, history.slice(-10))
    history.push({ role: 'user', content }, { role: 'assistant', content: reply })
  }
  return reply
}

describe('the concierge', () => {
  it.each([
    ['flowers', ['Wild Ranunculus']],
    ['DJ', ['DJ Tía Rosa']],
    ['cake', ['Plain Sugar']],
    ['photografer in san fransisco', ['Halide & Hart']],
    ['a DJ in Oakland under 2k', ['The Brass Verandah']],
    ['wedding bands', ['Ounce']],
    ['someone to marry us in Spanish', ['Judge Maldonado, Retired']],
    ['string quartet', ['Low Tide Strings']],
    ['is there a caterer who does tacos', ['Abuela Fina']],
    ['vegan caterers', ['Field Notes Supper']],
    ['gluten free cake', ['Crumb & Petal']],
    ['Which florists work with peonies?', ['Wild Ranunculus']],
    ['where can we rent chairs and tables', ['Borrowed Chairs']],
    ['bus for guests from SF to Napa', ['Karl the Bus']],
    ['tent rental', ['Big Top Bay Tents']],
    ['photographer and florist in Oakland', ['Marigold & Rye', 'Stem & Cinder']],
    ['venue for 300 guests', ['Mission Olivar']],
    ['photographers under 2000 not in San Francisco', ['Slow Shutter']],
  ])('replies to “%s” with links to matching vendors', async (message, names) => {
    expect(namesIn(await ask(message))).toEqual(expect.arrayContaining(names))
  })

  it.each([
    ['florists in Napa under $3,000', 'I found no florists in Napa up to $3,000.'],
    ['venues in Paris', 'I found no venues in'],
    ['Which florists grow cactus?', 'I found no florists with “cactus”.'],
    ['venue for less than 500', 'I found no venues up to $500.'],
    ['venue for 500 guests', 'I found no venues for 500 guests.'],
  ])('replies to “%s” that there is no match, and lists the nearest vendors', async (message, part) => {
    const reply = await ask(message)
    expect(reply).toContain(part)
    expect(linkedIds(reply).length).toBeGreaterThan(0)
  })

  it.each(['asdf qwer', 'who is the president of france', 'what is the weather in Napa'])(
    'replies to “%s” without vendors',
    async (message) => {
      expect(linkedIds(await ask(message))).toEqual([])
    },
  )

  it('replies to a question about prices or discounts with sorted vendors and their prices', async () => {
    expect(namesIn(await ask('cheapest photographer'))[0]).toBe('Brass Button Portraits')
    expect(await ask('any discounts on cakes?')).toMatch(/\$[\d,]+ instead of \$[\d,]+/)
    expect(await ask('how much do photographers cost?')).toMatch(/cost between \*\*\$690\*\* and \*\*\$[\d,]+\*\*/)
  })

  it('explains that calendars are unknown if asked about availability', async () => {
    expect(await ask('photographers on June 5 2027')).toContain('I can’t see calendars')
  })

  it('compares two named vendors', async () => {
    const reply = await ask('compare Wild Ranunculus and Stem & Cinder')
    expect(namesIn(reply).sort()).toEqual(['Stem & Cinder', 'Wild Ranunculus'])
  })
})

describe('the concierge in a conversation', () => {
  it('uses the topic of the conversation for a follow-up question', async () => {
    expect(namesIn(await talk('florists in Oakland', 'how about photographers?'))).toEqual(['Marigold & Rye'])
    expect(namesIn(await talk('florists', 'any in San Francisco?'))).toEqual(['Petal Court'])
    expect(await talk('cakes', 'under 500')).toContain('cakes up to $500')
  })

  it('resolves a reference to one of the named vendors', async () => {
    const [, second = ''] = namesIn(await talk('venues'))
    expect(await talk('venues', 'the second one')).toContain(`**${second}**`)
    expect(await talk('venues', 'the second one', 'how much is it?')).toContain(`Packages of **${second}**`)
  })

  it('says which of the named vendors have a feature, and denies nothing that profiles leave out', async () => {
    expect(await talk('venues under 6000', 'which of those has an elevator?')).toContain('**Saltworks Loft**')
    expect(await talk('venues', 'do they have a moat?')).toMatch(/None of their profiles says that|doesn’t say/)
  })
})

describe('the concierge on a vendor’s page', () => {
  const page = (message: string) => ask(message, 'Wild Ranunculus')

  it.each([
    ['Hello', 'Ask me about **Wild Ranunculus**'],
    ['how much?', '• **Buckets**: $395 instead of $480'],
    ['any deals?', 'Reduced at **Wild Ranunculus**'],
    ['how far do you travel?', 'An hour in any direction in the cold van'],
    ['what do you offer?', 'offers Farm-grown flowers, Bouquets'],
    ['reviews?', '4.8 of 5 from 4 reviews'],
    ['are you free on June 5?', 'I can’t see the calendar of **Wild Ranunculus**'],
    ['how do I contact them', '**Message** opens a conversation'],
    ['where are you', 'is in **Sebastopol, California**'],
    ['peonies in october?', 'October is when dahlias show off'],
    ['tell me about them', 'Two acres behind an old apple-drying barn'],
    ['can I bring my dog', 'doesn’t say'],
    ['how do credits work', 'A vision costs one credit'],
    ['what do couples say', '4.8 of 5 from 4 reviews'],
    ['can I see photos of your work', 'at the top of their profile'],
  ])('answers “%s” from the profile', async (message, part) => {
    expect(await page(message)).toContain(part)
  })

  it('suggests other vendors, but never the vendor of the page', async () => {
    expect(await page('photographers in San Francisco')).toContain('Halide & Hart')
    const similar = namesIn(await page('similar vendors'))
    expect(similar.length).toBeGreaterThan(0)
    expect(similar).not.toContain('Wild Ranunculus')
  })

  it('answers about another named vendor, with a link', async () => {
    const reply = await ask('how much does wild ranuculus cost')
    expect(reply).toContain('• **Buckets**')
    expect(namesIn(reply)).toEqual(['Wild Ranunculus'])
    expect(await ask('tell me about Stem and Cinder')).toContain('Ramon was a welder first')
  })
})

describe('the concierge', () => {
  it.each([
    ['Hello', 'your wedding assistant'],
    ['thanks!', 'You’re welcome'],
    ['what can you do?', 'Ask me things like'],
    ['how many credits do I get', '**3'],
    ['how much are credits', '5 for $4.99'],
    ['do visions have a watermark', 'all your visions lose it'],
    ['how do I message a vendor', 'Tap **Message**'],
    ['how do I sign a contract online', '**Click to sign**'],
    ['how do I pay an invoice?', '**Make Payment**'],
    ['how do I book a vendor', 'in the tab **Booked**'],
    ['I forgot my password', '**Forgot password?**'],
    ['what areas do you cover?', 'Northern California'],
    ['are you a robot?', 'not a person'],
    ['I want to talk to a person', 'support@example.com'],
    ['how should I split a budget of 30000?', '($13,500)'],
    ['when should I book the venue?', '12 months before'],
    ['what should I ask a photographer?', 'Good questions for any vendor'],
    ['my saved vendors', 'once you are signed in'],
    ['who can see my visions', 'private'],
    ['how long does a vision take', 'a minute or two'],
    ['I am a vendor, how do I list my business', 'pages for vendors'],
    ['how many vendors do you have', 'in 16 categories'],
  ])('replies to “%s” with an explanation', async (message, part) => {
    expect(await ask(message)).toContain(part)
  })
})
