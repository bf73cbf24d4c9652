import type { AssistantTurn } from '@vowkit/sdk-core/contract'
import { describe, expect, it } from 'vitest'
import { askProvider, catalogueOf, linkedIds, setupDemoBackend } from '../../../testing/assistant.ts'
import { createConciergeProvider } from './concierge-provider.ts'

const provider = createConciergeProvider()
const demo = setupDemoBackend()

const idOf = (name: string) => demo.ids.get(name) ?? 0
const ask = (message: string, vendor?: string, history: AssistantTurn[] = []) =>
  askProvider(provider, catalogueOf(demo.api), message, { vendorId: vendor ? idOf(vendor) : null, history })

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
    ['flowers', 'Florists', ['Wild Ranunculus']],
    ['DJ', 'DJs & Bands', ['DJ Tía Rosa']],
    ['cake', 'Cakes', ['Plain Sugar']],
    ['photografer in san fransisco', 'Photographers', ['Halide & Hart']],
    ['a DJ in Oakland under 2k', 'DJs & Bands', ['The Brass Verandah']],
    ['wedding bands', 'Jewellers', ['Ounce']],
    ['someone to marry us in Spanish', 'Officiants', ['Judge Maldonado, Retired']],
    ['string quartet', 'DJs & Bands', ['Low Tide Strings']],
    ['is there a caterer who does tacos', 'Caterers', ['Abuela Fina']],
    ['vegan caterers', 'Caterers', ['Field Notes Supper']],
    ['gluten free cake', 'Cakes', ['Crumb & Petal']],
    ['do you have peonies?', 'Florists', ['Wild Ranunculus']],
    ['Which florists work with peonies?', 'Florists', ['Wild Ranunculus']],
    ['where can we rent chairs and tables', 'Rentals', ['Borrowed Chairs']],
    ['bus for guests from SF to Napa', 'Transport', ['Karl the Bus']],
    ['dress alterations', 'Attire', ['Needle & North']],
    ['tent rental', 'Rentals', ['Big Top Bay Tents']],
  ])('replies to “%s” with vendors of the category %s', async (message, title, names) => {
    const reply = await ask(message)
    expect(reply).toContain(`Here is what I found for **${title}**`)
    expect(namesIn(reply)).toEqual(expect.arrayContaining(names))
  })

  it('replies to a question about two categories with a vendor of each', async () => {
    const reply = await ask('photographer and florist in Oakland')
    expect(namesIn(reply)).toEqual(['Marigold & Rye', 'Stem & Cinder'])
  })

  it.each([
    ['florists in Napa under $3,000', 'I found nothing for **Florists** in Napa under $3,000.'],
    ['venues in Paris', 'I found nothing for **Venues** in “paris”.'],
    ['Which florists grow cactus?', 'I found nothing for **Florists** with “grow cactus”.'],
    ['limo for 10 people', 'I found nothing for **Transport** with “limo”.'],
    ['venue for less than 500', 'I found nothing for **Venues** under $500.'],
  ])('replies to “%s” that there is no match, and suggests the closest vendors', async (message, start) => {
    const reply = await ask(message)
    expect(reply.startsWith(start)).toBe(true)
    expect(linkedIds(reply).length).toBeGreaterThan(0)
  })

  it.each(['asdf qwer', 'who is the president of france', 'what is the weather in Napa', 'photobooth'])(
    'replies “I found nothing” without vendors to “%s”',
    async (message) => {
      const reply = await ask(message)
      expect(reply).toContain('I found nothing')
      expect(linkedIds(reply)).toEqual([])
    },
  )

  it('replies to a question about prices or deals with sorted vendors and their prices', async () => {
    expect(namesIn(await ask('cheapest photographer'))[0]).toBe('Brass Button Portraits')
    expect(await ask('any discounts on cakes?')).toMatch(/\$[\d,]+ instead of \$[\d,]+/)
    expect(await ask('how much do photographers cost?')).toContain('begin between **$690** and **$1,950**')
  })

  it('explains that calendars are unknown if asked about availability', async () => {
    expect(await ask('photographers on June 5 2027')).toContain('I can’t see their calendars')
  })
})

describe('the concierge', () => {
  it('uses the topic of the conversation for a follow-up question', async () => {
    expect(await talk('florists in Oakland', 'how about photographers?')).toContain('**Photographers** in Oakland')
    expect(namesIn(await talk('florists', 'and cheaper ones?'))[0]).toBe('Wild Ranunculus')
    expect(await talk('florists', 'and cheaper ones?', 'any in San Francisco?')).toContain(
      '**Florists** in San Francisco',
    )
    expect(await talk('cakes', 'under 500')).toContain('**Cakes** under $500')
  })

  it('replies to a request for more with different vendors', async () => {
    const first = namesIn(await talk('venues'))
    const more = namesIn(await talk('venues', 'any others?'))
    expect(more.length).toBeGreaterThan(0)
    expect(first.filter((name) => more.includes(name))).toEqual([])
  })

  it('resolves a follow-up’s reference to one or all of the named vendors', async () => {
    const [, second = ''] = namesIn(await talk('venues'))
    expect(await talk('venues', 'the second one')).toContain(`**${second}**`)
    expect(await talk('venues', 'the second one', 'how much is it?')).toContain(`What **${second}** lists`)
    expect(await talk('venues', 'do they have parking?')).toContain('something of “parking”')
    expect(await talk('venues', 'do they have a moat?')).toContain('None of these says anything of “moat”')
  })
})

describe('the concierge on a vendor’s page', () => {
  const page = (message: string) => ask(message, 'Wild Ranunculus')

  it.each([
    ['Hello', 'I can tell you about **Wild Ranunculus**'],
    ['how much?', '• **Buckets**: $395 instead of $480'],
    ['any deals?', 'Reduced at **Wild Ranunculus**'],
    ['do you travel?', 'An hour in any direction in the cold van'],
    ['Do you do weddings in Napa?', 'An hour in any direction in the cold van'],
    ['what do you offer?', 'offers Farm-grown flowers, Bouquets'],
    ['do you do foam-free arches', 'Yes: **Wild Ranunculus** offers Foam-free arches.'],
    ['reviews?', '4.8★ from 4 reviews'],
    ['are you free on June 5?', 'I can’t see the calendar of **Wild Ranunculus**'],
    ['how do I contact them', '**Message** opens a conversation'],
    ['where are you', 'is in Sebastopol, California'],
    ['peonies in october?', 'October is when dahlias show off'],
    ['what if it rains', 'Less than guests do'],
    ['who runs it', 'is run by Tess Okonkwo'],
    ['tell me more', 'Two acres behind an old apple-drying barn'],
    ['can I bring my dog', 'does not say'],
    ['how do credits work', 'Each vision costs one credit'],
    ['is catering included', 'does not say'],
    ['what do couples say', '4.8★ from 4 reviews'],
    ['What do other couples say?', '4.8★ from 4 reviews. One couple says'],
    ['photos?', 'shows 5 photos'],
    ['can I visit', '**Message** opens a conversation'],
  ])('answers “%s” from the profile', async (message, part) => {
    const reply = await page(message)
    expect(reply).toContain(part)
    expect(linkedIds(reply)).toEqual([])
  })

  it('suggests other vendors, but never the vendor of the page', async () => {
    expect(await page('photographers in San Francisco')).toContain('Halide & Hart')
    const similar = namesIn(await page('similar vendors'))
    expect(similar).toContain('Stem & Cinder')
    expect(similar).not.toContain('Wild Ranunculus')
  })

  it('answers about another named vendor, with a link', async () => {
    const reply = await ask('how much does wild ranuculus cost')
    expect(reply).toContain('• **Buckets**')
    expect(namesIn(reply)).toEqual(['Wild Ranunculus'])
    expect(await ask('tell me about Stem and Cinder')).toContain('Ramon was a welder first')
  })
})

it('the concierge compares two named vendors', async () => {
  expect(namesIn(await ask('compare Wild Ranunculus and Stem & Cinder')).sort()).toEqual([
    'Stem & Cinder',
    'Wild Ranunculus',
  ])
})

describe('the concierge', () => {
  it.each([
    ['Hello', 'your wedding assistant'],
    ['thanks!', 'You’re welcome'],
    ['what can you do?', 'Finding vendors'],
    ['what is a vision?', 'drawn from your own words'],
    ['how many credits do I get', '**3 free**'],
    ['how many credits do I get', '5 for $4.99'],
    ['do visions have a watermark', 'Once you buy any pack'],
    ['how do I message a vendor', 'Tap **Message**'],
    ['what is Inquire', 'asks them to get in touch with you'],
    ['can I sign a contract here', '**Click to sign**'],
    ['how do I pay an invoice?', '**Make Payment**'],
    ['how do I book a vendor', 'in the tab **Booked**'],
    ['I forgot my password', '**Forgot password?**'],
    ['what areas do you cover?', 'Northern California'],
    ['are you a robot?', 'a program, not a person'],
    ['I want to complain', 'support@example.com'],
    ['how should I split a budget of 30000?', 'about **$14,400**'],
    ['when should I book the venue?', '12 months before'],
    ['what should I ask a photographer?', 'Good things to ask'],
    ['my saved vendors', 'once you are logged in'],
    ['who can see my visions', 'not whom you save'],
    ['how long do visions take', 'a minute or two'],
    ['I am a vendor, how do I list my business', 'made for vendors'],
    ['how many vendors do you have', 'in 16 categories'],
    ['What do other couples say?', 'Name a vendor'],
    ['Plain Sugar vegan?', 'The profile of **Plain Sugar** does not say'],
  ])('replies to “%s” with an explanation', async (message, part) => {
    expect(await ask(message)).toContain(part)
  })
})
