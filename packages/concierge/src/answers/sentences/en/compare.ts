import { formatFor } from '../../format.ts'

const { and } = formatFor('en')

/** Sentences that compare vendors. Names and values are already bold. */
export const compare = {
  title: (names: readonly string[]) => `${and(names)} in comparison:`,
  cheaper: (name: string, price: string, others: readonly string[]) =>
    `${name} starts lower: ${price}, against ${and(others)}.`,
  samePrice: (names: readonly string[], price: string) => `${and(names)} start at the same price: ${price}.`,
  dearer: (name: string, price: string, others: readonly string[]) =>
    `${name} has the highest price: ${price}, against ${and(others)}.`,
  better: (name: string, rating: string, others: readonly string[]) =>
    `${name} has the highest rating: ${rating}, against ${and(others)}.`,
  sameRating: (names: readonly string[], rating: string) => `${and(names)} have the same rating: ${rating}.`,
  worse: (name: string, rating: string, others: readonly string[]) =>
    `${name} has the lowest rating: ${rating}, against ${and(others)}.`,
  moreReviews: (name: string, reviews: string, others: readonly string[]) =>
    `${name} has the most reviews: ${reviews}, against ${and(others)}.`,
  larger: (name: string, capacity: string, others: readonly string[]) =>
    `${name} is the largest: ${capacity}, against ${and(others)}.`,
  smaller: (name: string, capacity: string, others: readonly string[]) =>
    `${name} is the smallest: ${capacity}, against ${and(others)}.`,
  discount: (name: string, price: string, others: readonly string[]) =>
    `${name} has the largest discount: ${price}, against ${and(others)}.`,
  sameCapacity: (names: readonly string[], capacity: string) => `${and(names)} have the same size: ${capacity}.`,
  valueAt: (value: string, name: string) => `${value} at ${name}`,
  unsaid: (names: readonly string[]) =>
    `${names.length === 1 ? 'The profile' : 'The profiles'} of ${and(names)} ${names.length === 1 ? 'doesn’t' : 'don’t'} say.`,
  needTwo: 'Name two or more vendors, and I compare them.',
  rows: {
    price: 'Prices from',
    dearest: 'Largest package',
    category: 'Category',
    place: 'Place',
    capacity: 'Guests',
    rating: 'Rating',
    deposit: 'Deposit',
    cancellation: 'Cancellation',
    area: 'Travel',
    discount: 'Discount',
    services: 'Services',
  },
  none: '–',
}
