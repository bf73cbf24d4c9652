import type { ReplyContext } from './reply-context.ts'
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

/** Replies to small talk. Returns null for a question. */
export async function chat(text: string, context: ReplyContext, vendorName: string | null): Promise<string | null> {
  const { smallTalk } = context.say
  if (GREETING.test(text)) return greet(context, vendorName)
  if (HOW_ARE_YOU.test(text)) return smallTalk.howAreYou
  if (JOKE.test(text)) return smallTalk.joke
  if (FAREWELL.test(text)) return smallTalk.goodbye
  if (HELP.test(text)) return smallTalk.abilities(bold(vendorName ?? ''), context.own !== null)
  return text.length < 60 && THANKS.test(text) ? smallTalk.welcome : null
}

/** Greets the visitor. On a vendor's page, also offers information about the vendor. */
async function greet({ own, say: { smallTalk } }: ReplyContext, vendorName: string | null): Promise<string> {
  const hello = smallTalk.hello(bold((await own?.facts())?.name ?? ''))
  return `${hello} ${vendorName ? smallTalk.offerVendor(bold(vendorName)) : smallTalk.offer}`
}
