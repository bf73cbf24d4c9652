import { dollars, listIn } from '../../text.ts'

const { and, or } = listIn('en')

/** Sentences that introduce the results of a vendor search. */
export const find = {
  /** Returns the name of a vendor category in the language of the reply. */
  title: (title: string) => title,
  /** The categories of a search. The text starts with a space, like all texts that are appended to a sentence. */
  kinds: (titles: readonly string[]) => ` for ${and(titles)}`,
  /** The search terms, as the reply quotes them. The wording differs if the search also has a category. */
  words: (words: string, hasKind: boolean) => ` ${hasKind ? 'with' : 'for'} “${words}”`,
  farPlace: (place: string) => ` in “${place}”`,
  places: (places: readonly string[]) => ` in ${or(places)}`,
  between: (min: number, max: number) => ` between ${dollars(min)} and ${dollars(max)}`,
  under: (max: number) => ` under ${dollars(max)}`,
  over: (min: number) => ` over ${dollars(min)}`,
  reduced: ' with a reduced deal',
  order: {
    match: '',
    rated: ', well rated',
    cheap: ', from the lowest price up',
    dear: ', from the highest price down',
    reduced: '',
  },
  found: (what: string) => `Here is what I found${what}:`,
  nothing: (what: string) => `I found nothing${what}.`,
  noMore: (what: string) => `That is all I have${what}.`,
  askElse: 'Shall I look for something else?',
  closest: 'Closest to it:',
  withoutDeal: 'Without a reduced deal:',
  elsewhere: 'Elsewhere in Northern California:',
  othersHere: (places: readonly string[]) =>
    `Here is who else there is${places.length > 0 ? ` in ${or(places)}` : ''}:`,
  lowest: 'The lowest prices I know of:',
  highest: 'The highest prices I know of:',
  butThereAre: 'But there are:',
  offerKinds: (titles: readonly string[]) => `I can look for ${or(titles)}. What would you like?`,
  noVendors: 'There are no vendors listed here yet.',
  fromPrice: (price: number) => `from ${dollars(price)}`,
  insteadOf: (price: number, was: number) => `${dollars(price)} instead of ${dollars(was)}`,
  costRange: (title: string, places: readonly string[], least: number, most: number) =>
    `Packages of ${title}${places.length > 0 ? ` in ${or(places)}` : ''} begin ${
      least === most ? `at **${dollars(least)}**` : `between **${dollars(least)}** and **${dollars(most)}**`
    }. The lowest:`,
  noneOfThese: (words: string) => `None of these says anything of “${words}”. Tap **Message** on a profile to ask.`,
  someOfThese: (count: number, words: string) =>
    `Of these, ${count === 1 ? 'this one says' : 'these say'} something of “${words}”:`,
  noCalendars: 'I can’t see their calendars: ask for your date by **Message**.',
  whichKind: (titles: readonly string[]) => `I can look for ${or(titles)}. Which would you like, and where?`,
  lost: (words: string) =>
    `I found nothing about ${words ? `“${words}”` : 'that'}. I’m good at weddings here: ask me for vendors (“a DJ in Oakland under $2,000”), for prices and deals, or how visions, messages, contracts and payments work.`,
}
