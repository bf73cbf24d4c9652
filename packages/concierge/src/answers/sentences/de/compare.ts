import { formatFor } from '../../format.ts'
import type { Sentences } from '../en/index.ts'

const { and } = formatFor('de')

export const compare: Sentences['compare'] = {
  title: (names) => `${and(names)} im Vergleich:`,
  cheaper: (name, price, others) => `${name} fängt günstiger an: ${price}, gegenüber ${and(others)}.`,
  samePrice: (names, price) => `${and(names)} fangen zum gleichen Preis an: ${price}.`,
  dearer: (name, price, others) => `${name} hat den höchsten Preis: ${price}, gegenüber ${and(others)}.`,
  better: (name, rating, others) => `${name} hat die bessere Bewertung: ${rating}, gegenüber ${and(others)}.`,
  sameRating: (names, rating) => `${and(names)} haben die gleiche Bewertung: ${rating}.`,
  worse: (name, rating, others) => `${name} hat die niedrigste Bewertung: ${rating}, gegenüber ${and(others)}.`,
  moreReviews: (name, reviews, others) => `${name} hat die meisten Bewertungen: ${reviews}, gegenüber ${and(others)}.`,
  larger: (name, capacity, others) => `${name} ist am größten: ${capacity}, gegenüber ${and(others)}.`,
  smaller: (name, capacity, others) => `${name} ist am kleinsten: ${capacity}, gegenüber ${and(others)}.`,
  discount: (name, price, others) => `${name} hat den größten Rabatt: ${price}, gegenüber ${and(others)}.`,
  sameCapacity: (names, capacity) => `${and(names)} sind gleich groß: ${capacity}.`,
  valueAt: (value, name) => `${value} bei ${name}`,
  unsaid: (names) =>
    names.length === 1
      ? `Das Profil von ${and(names)} sagt es nicht.`
      : `Die Profile von ${and(names)} sagen es nicht.`,
  needTwo: 'Nennen Sie zwei oder mehr Anbieter, und ich vergleiche sie.',
  rows: {
    price: 'Preise ab',
    dearest: 'Größtes Paket',
    category: 'Kategorie',
    place: 'Ort',
    capacity: 'Gäste',
    rating: 'Bewertung',
    deposit: 'Anzahlung',
    cancellation: 'Stornierung',
    area: 'Anfahrt',
    discount: 'Rabatt',
    services: 'Leistungen',
  },
  none: '–',
}
