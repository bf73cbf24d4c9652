import { counted, dollars, listIn } from '../../text.ts'

const { and } = listIn('en')

/** Sentences about one vendor. `name` is already formatted in bold. Quoted texts are unchanged. */
export const vendor = {
  dealCost: (now: number, before: number | null) =>
    before === null ? dollars(now) : `${dollars(now)} instead of ${dollars(before)}`,
  noPrices: (name: string) => `${name} lists no prices. Tap **Message** on their profile and ask for a quote.`,
  prices: (name: string) => `What ${name} lists:`,
  reduced: (name: string) => `Reduced at ${name}:`,
  claim: 'Tap **Claim Now** on the profile to take one.',
  notReduced: (name: string) => `Nothing is reduced at ${name} right now.`,
  noDeals: (name: string) => `${name} lists no deals. Tap **Message** on their profile and ask for a quote.`,
  noReviews: (name: string) => `Nobody has reviewed ${name} yet.`,
  rating: (name: string, stars: string, count: number) => `${name} has ${stars}★ from ${counted(count, 'review')}.`,
  quote: (text: string) => `One couple says: “${text}”`,
  contact: (name: string, hasInquired: boolean) =>
    `On the profile of ${name}, **Message** opens a conversation with them. ${
      hasInquired ? 'You have sent them an inquiry already.' : '**Inquire** asks them to get in touch with you.'
    }`,
  place: (name: string, place: string) =>
    place ? `${name} is in ${place}.` : `${name} does not say where they are. Tap **Message** and ask.`,
  askTravel: 'Tap **Message** and ask whether they come to you.',
  noCalendar: (name: string) =>
    `I can’t see the calendar of ${name}. Tap **Message** or **Inquire** on their profile, and ask for your date; it costs nothing.`,
  services: (name: string, services: readonly string[]) => `${name} offers ${and(services)}.`,
  hasServices: (name: string, services: readonly string[]) => `Yes: ${name} offers ${and(services)}.`,
  hasPackage: (name: string) => `There is a package for that at ${name}:`,
  says: (name: string, text: string) => `${name} says: “${text}”`,
  hasText: (name: string, text: string) => `A couple says of ${name}: “${text}”`,
  photos: (name: string, count: number) =>
    `The profile of ${name} shows ${counted(count, 'photo')} of their work, at its top.`,
  owner: (name: string, owner: string) => `${name} is run by ${owner}.`,
  fromPrice: (price: number) => `from ${dollars(price)}`,
  unknown: (name: string) =>
    `The profile of ${name} does not say. Tap **Message** to ask them, or ask me about their prices, deals, services or reviews.`,
}
