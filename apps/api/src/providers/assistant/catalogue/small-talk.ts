import type { Catalogue } from '../catalogue.ts'
import { bold } from './text.ts'

const GREETING =
  /^\W*((hi|hey|hello|hola|hiya|howdy|greetings|good (morning|afternoon|evening|day)|start|yo|sup|welcome)( there| again| you| assistant| everyone| all)?\W*)+$/i
const THANKS =
  /\b(thanks?|thank you|thx|ty|cheers|much appreciated|great help)\b|^\W*(great|perfect|awesome|nice|cool|lovely|amazing|wonderful|super|got it|ok(ay)?|sounds good|good|love it)\W*$/i
const FAREWELL = /^\W*(bye( bye)?|goodbye|see you( later)?|good night|later|ciao)\W*$/i
const HELP =
  /^\W*(help|help me|what (can|do) you( even)? do|how (can|do) you help( me| us)?|what can i ask( you)?|how does (this|it) work|menu|options|\?+)\W*$/i
const JOKE = /\b(joke|make me laugh|something funny)\b/i
const HOW_ARE_YOU = /^\W*(hi |hey |hello )?how (are you|r u|are things|is it going|do you do)\b/i

/** What is said in answer to what asks for nothing; null for a question. */
export async function chat(text: string, catalogue: Catalogue, vendorName: string | null): Promise<string | null> {
  if (GREETING.test(text)) return greet(catalogue, vendorName)
  if (HOW_ARE_YOU.test(text))
    return 'Very well, thank you! And all the better if I may find somebody for your wedding. What are you looking for?'
  if (JOKE.test(text)) return 'Why did the wedding cake cry? It was in tiers. I’m better at finding vendors: shall I?'
  if (FAREWELL.test(text)) return 'Goodbye, and enjoy the planning! I’m here whenever you need me.'
  if (HELP.test(text)) return tellAbilities(catalogue, vendorName)
  if (text.length < 60 && THANKS.test(text)) return 'You’re welcome! Anything else I can look up for you?'
  return null
}

/** The first thing that is said. */
async function greet(catalogue: Catalogue, vendorName: string | null): Promise<string> {
  const name = bold((await catalogue.own?.facts())?.name ?? '')
  const hello = name ? `Hello ${name}!` : 'Hello!'
  if (vendorName)
    return `${hello} I can tell you about ${bold(vendorName)}: their prices and deals, what they offer, what other couples say, or how to get in touch. What would you like to know?`
  return `${hello} I’m your wedding assistant. I can find vendors in Northern California, compare prices and deals, or explain how things work here. Try “florists in Napa under $3,000” or “what is a vision?”`
}

async function tellAbilities(catalogue: Catalogue, vendorName: string | null): Promise<string> {
  const own = catalogue.own
    ? 'your saved, active and booked vendors, your credits and bills, how long until the day'
    : 'your own vendors and dates, once you are logged in'
  const here = vendorName ? `• About ${bold(vendorName)}: “how much?”, “any deals?”, “do you travel?”\n` : ''
  return `Ask me things like:\n${here}• **Finding vendors**: “a DJ in Oakland under $2k”, “vegan caterers”, “best rated venues”\n• **Deals**: “any discounts on cakes?”\n• **Your wedding**: ${own}\n• **How it works**: visions, messages, contracts, payments`
}
