import { formatFor } from '../../format.ts'

const { money, number, and } = formatFor('en')

const UNITS = { total: '', guest: ' per guest', hour: ' per hour', item: ' each' }

/** Sentences and phrases about vendors. `name` is already bold. Quotes are already in quotation marks. */
export const vendor = {
  price: (amount: number, per: keyof typeof UNITS) => `${money(amount)}${UNITS[per]}`,
  from: (price: string) => `from ${price}`,
  insteadOf: (price: string, was: number) => `${price} instead of ${money(was)}`,
  ofYour: (price: string, budget: number) => `${price} of your ${money(budget)}`,
  forPackage: (price: string, name: string) => `${price} (${name})`,
  rating: (stars: number, reviews: number) =>
    `${number(stars)} of 5 from ${reviews === 1 ? '1 review' : `${number(reviews)} reviews`}`,
  ofFive: (stars: number) => `${number(stars)} of 5`,
  stars: (stars: number, reviews: number) => `${number(stars)}★ (${number(reviews)})`,
  seats: (guests: number) => `seats ${number(guests)}`,
  standing: (guests: number) => `${number(guests)} standing`,
  holds: (guests: number) => `up to ${number(guests)} guests`,
  fromGuests: (guests: number) => `from ${number(guests)} guests`,
  youAre: (fits: string, guests: number) => `${fits}, you are ${number(guests)}`,
  reviews: (count: number) => (count === 1 ? '1 review' : `${number(count)} reviews`),

  yes: (text: string) => `Yes. ${text}`,
  no: (text: string) => `No. ${text}`,
  says: (name: string, quote: string) => `${name} writes: ${quote}`,
  saysOf: (name: string, about: string, quote: string) => `${name}, about “${about}”: ${quote}`,
  offers: (name: string, services: readonly string[]) => `${name} offers ${and(services)}.`,
  review: (stars: number, quote: string) => `${number(stars)}★: ${quote}`,
  reviewOf: (name: string, quote: string) =>
    `The profile of ${name} doesn’t say, but a couple writes in a review: ${quote}`,
  unknown: (name: string) => `The profile of ${name} doesn’t say. Tap **Message** on their profile to ask them.`,
  unknownAbout: (name: string, words: string) =>
    `The profile of ${name} doesn’t say anything about “${words}”. Tap **Message** on their profile to ask them.`,
  closest: 'The closest text of their profile:',
  othersUnknown: 'The other profiles don’t say.',
  noVendor: (words: string) => `I don’t know a vendor called “${words}”: there is none of that name here.`,
  whichVendor: 'Which vendor do you mean? Tell me a name, and I look it up.',

  packagePrice: (name: string, item: string, price: string) => `**${item}** at ${name} costs **${price}**.`,
  cheapest: (name: string, item: string, price: string) =>
    `The lowest price of ${name} is **${price}**, for **${item}**.`,
  dearest: (name: string, item: string, price: string) =>
    `The highest price of ${name} is **${price}**, for **${item}**.`,
  packages: (name: string) => `Packages of ${name}:`,
  otherPackages: 'Other packages:',
  noPackages: (name: string) =>
    `The profile of ${name} doesn’t say any prices. Tap **Message** on their profile to ask for a quote.`,
  discounted: (name: string) => `Reduced at ${name}:`,
  notDiscounted: (name: string) => `${name} lists no discount at the moment.`,
  claim: 'Tap **Claim Now** on their profile to take it.',
  fits: (name: string, capacity: string) => `Yes. ${name}: ${capacity}.`,
  tooSmall: (name: string, capacity: string) => `No. ${name}: ${capacity}.`,
  capacity: (name: string, capacity: string) => `${name}: ${capacity}.`,
  packageCapacity: (name: string, item: string, capacity: string) => `${item} at ${name}: ${capacity}.`,
  place: (name: string, place: string) => `${name} is in **${place}**.`,
  rated: (name: string, rating: string) => `${name} has ${rating}.`,
  noReviews: (name: string) => `${name} has no reviews yet, so I can’t say.`,
  starCounts: (counts: readonly string[]) => `Stars: ${and(counts)}.`,
  starCount: (stars: number, count: number) => `${number(stars)}★ × ${number(count)}`,
  noBadReviews: (name: string, lowest: number) =>
    `No review of ${name} that I know has fewer than ${number(lowest)} stars.`,
  lowestReviews: (name: string) => `The lowest reviews of ${name}:`,
  calendar: (name: string) =>
    `I can’t see the calendar of ${name}, and their profile doesn’t say which dates are free. Tap **Message** or **Inquire** on their profile to ask for your date.`,
  contact: (name: string) =>
    `On the profile of ${name}, **Message** opens a conversation and **Inquire** asks them to get in touch with you.`,
  photos: (name: string) => `The photos of ${name} are at the top of their profile.`,
  about: (name: string, categories: readonly string[], place: string) =>
    `${name}${categories.length > 0 ? `: ${and(categories)}` : ''}${place && ` in ${place}`}.`,
  similar: (name: string) => `Other vendors like ${name}:`,
  noSimilar: (name: string) => `I know of no other vendor like ${name}.`,
  competitor: 'On this page I can only tell you about this vendor.',
  host: (name: string, title: string, quote: string) => `${name} says here${title && ` about “${title}”`}: ${quote}`,
  where: {
    package: (title: string) => `Package: ${title}`,
    faq: (title: string) => `FAQ: ${title}`,
    about: 'About us',
    services: 'Services',
    location: 'Location',
    host: 'This page',
    stated: 'Facts',
    review: 'Review',
  },
}
