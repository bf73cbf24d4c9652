import type { SmallTalk } from '../../../questions/aspects.ts'

/** What the replies to small talk depend on. */
export interface SmallTalkData {
  /** The visitor's first name, or ''. */
  name: string
  /** The name of the vendor of the page in bold, or ''. */
  vendor: string
}

export type SmallTalkSentences = Readonly<Record<SmallTalk, (data: SmallTalkData) => string>>

const offer = ({ vendor }: SmallTalkData) =>
  vendor
    ? `Ask me about ${vendor}: prices, what they offer, what couples say, or how to get in touch.`
    : 'I can find vendors in {{region}}, compare them, or explain how things work here. Try “venues for 120 guests”.'

export const smallTalk: SmallTalkSentences = {
  hello: (data) => `Hello${data.name && ` ${data.name}`}! I’m your wedding assistant. ${offer(data)}`,
  thanks: () => 'You’re welcome! Is there anything else I can look up for you?',
  goodbye: () => 'Goodbye, and enjoy the planning! I’m here whenever you need me.',
  'how-are-you': (data) => `Very well, thank you! ${offer(data)}`,
  'who-are-you': () =>
    'I’m the assistant of this site: a computer program, not a person. I look things up in our vendors’ own profiles.',
  abilities: ({ vendor }) =>
    [
      'Ask me things like:',
      ...(vendor ? [`• About ${vendor}: “how much?”, “any deals?”, “do you travel?”`] : []),
      '• **Vendors**: “a DJ in {{place}} under {{money:2000}}”, “vegan caterers”, “venues for 150 guests”',
      '• **Compare**: “which of those is cheapest?”',
      '• **Your wedding**: “what do we still owe?”, “what should we do next?”',
      '• **This site**: “how do I sign a contract?”, “how much are credits?”',
    ].join('\n'),
  joke: () => 'Why did the wedding cake cry? It was in tiers. Shall I find you a baker?',
  yes: () => 'Gladly. What shall I look up: vendors, a price, or something about your wedding?',
  no: () => 'All right. I’m here if you need something else.',
  okay: () => 'Good. Tell me when you need something else.',
  laugh: () => 'Glad that you’re having fun! What shall I look up next?',
  congratulations: (data) => `How lovely! ${offer(data)}`,
  compliment: () => 'Thank you, that’s kind! What shall I look up next?',
}
