import { formatFor } from '../../format.ts'

const { money, number, and, or } = formatFor('en')

/** Sentences of replies that list vendors. Parts of a description begin with a space. */
export const find = {
  /** The title of a category within a sentence, by its English title. */
  category: (title: string) => (/^[A-Z]{2}/.test(title) ? title : title.toLowerCase()),
  vendors: 'vendors',
  all: (titles: readonly string[]) => and(titles),
  inPlaces: (places: readonly string[]) => ` in ${or(places)}`,
  notInPlaces: (places: readonly string[]) => ` outside ${and(places)}`,
  under: (amount: number) => ` up to ${money(amount)}`,
  over: (amount: number) => ` from ${money(amount)}`,
  between: (min: number, max: number) => ` between ${money(min)} and ${money(max)}`,
  perGuest: ' per guest',
  perHour: ' per hour',
  forGuests: (guests: number) => ` for ${number(guests)} guests`,
  smallerThan: (guests: number) => ` for at most ${number(guests)} guests`,
  with: (words: readonly string[]) => ` with ${and(words.map((word) => `“${word}”`))}`,
  without: (words: readonly string[]) => ` without ${or(words.map((word) => `“${word}”`))}`,
  rated: (stars: number) => ` with at least ${number(stars)} stars`,
  discounted: ' with a discount',

  found: (count: number, what: string) => `I found **${number(count)}** ${what}:`,
  foundOne: (what: string) => `I found one match among ${what}:`,
  among: 'Of those, this fits:',
  amongMany: 'Of those, these fit:',
  more: (count: number) =>
    `There ${count === 1 ? 'is 1 more' : `are ${number(count)} more`}. Name a place, a price or a number of guests to narrow the list.`,
  top: {
    cheapest: (names: string, value: string) => `The lowest price is **${value}**, from ${names}.`,
    dearest: (names: string, value: string) => `The highest price is **${value}**, from ${names}.`,
    'best-rated': (names: string, value: string) => `The best rating is **${value}**, for ${names}.`,
    'worst-rated': (names: string, value: string) => `The lowest rating is **${value}**, for ${names}.`,
    'most-reviewed': (names: string, value: string) => `Most reviews, **${value}**, are for ${names}.`,
    largest: (names: string, value: string) => `The largest is ${names}: **${value}**.`,
    smallest: (names: string, value: string) => `The smallest is ${names}: **${value}**.`,
    discount: (names: string, value: string) => `The largest discount is at ${names}: **${value}**.`,
  },
  tie: 'They share the first place.',

  aboutThat: 'This is what their profiles say about it:',
  examples: 'The vendors with the best ratings, as a start:',
  nothing: (what: string) => `I found no ${what}.`,
  noneOfThose: (what: string) =>
    `None of their profiles says that${what && ` (${what})`}. Profiles don’t say everything: tap **Message** on a profile to ask.`,
  noProfileSays: (words: string) =>
    `No profile says anything about “${words}”. Profiles don’t say everything: tap **Message** on a profile to ask.`,
  notAll: 'Profiles don’t say everything: tap **Message** on a profile to ask.',
  otherWords: 'Their profiles put it in other words; the quotes show how.',
  closest: (what: string) => `Nearest to your search for ${what}.`,
  partly: 'These profiles mention a part of it. Tap **Message** on a profile to ask for the rest:',
  unsureSize: 'The profiles don’t say for how many guests.',
  silent: 'These profiles don’t say for how many guests. Tap **Message** to ask:',
  unsureFeature: (words: string) => `The profiles don’t mention “${words}”. Tap **Message** on a profile to be sure.`,
  unknownPlace: (place: string) => `I don’t know of a vendor in ${place}. We cover {{region}}.`,
  nearest: {
    partly: 'With a part of it:',
    words: 'Without these words:',
    price: 'Nearest, for another price:',
    features: 'Nearest, but their profiles don’t mention it:',
    guests: 'Nearest, for another number of guests:',
    places: 'Nearest, in other places:',
    rating: 'Nearest, with other ratings:',
    discount: 'Without a discount:',
    except: 'The ones that you left out:',
  },
  whichCategory: (titles: readonly string[]) => `I can look for ${or(titles)}. Which would you like, and where?`,
  dateNote: 'I can’t see calendars. Ask for your date by **Message**.',
}
