import { formatFor } from '../../format.ts'
import type { Sentences } from '../en/index.ts'

const { money, number, and } = formatFor('de')

const UNITS = { total: '', guest: ' pro Gast', hour: ' pro Stunde', item: ' pro Stück' }

export const vendor: Sentences['vendor'] = {
  price: (amount, per) => `${money(amount)}${UNITS[per]}`,
  from: (price) => `ab ${price}`,
  insteadOf: (price, was) => `${price} statt ${money(was)}`,
  ofYour: (price, budget) => `${price} von Ihren ${money(budget)}`,
  forPackage: (price, name) => `${price} (${name})`,
  rating: (stars, reviews) =>
    `${number(stars)} von 5 aus ${reviews === 1 ? 'einer Bewertung' : `${number(reviews)} Bewertungen`}`,
  ofFive: (stars) => `${number(stars)} von 5`,
  stars: (stars, reviews) => `${number(stars)}★ (${number(reviews)})`,
  seats: (guests) => `${number(guests)} Sitzplätze`,
  standing: (guests) => `${number(guests)} stehend`,
  holds: (guests) => `bis zu ${number(guests)} Gäste`,
  fromGuests: (guests) => `ab ${number(guests)} Gästen`,
  youAre: (fits, guests) => `${fits}, Sie sind ${number(guests)}`,
  reviews: (count) => (count === 1 ? 'eine Bewertung' : `${number(count)} Bewertungen`),

  yes: (text) => `Ja. ${text}`,
  no: (text) => `Nein. ${text}`,
  says: (name, quote) => `${name} schreibt: ${quote}`,
  saysOf: (name, about, quote) => `${name} zu “${about}”: ${quote}`,
  offers: (name, services) => `${name} bietet ${and(services)} an.`,
  review: (stars, quote) => `${number(stars)}★: ${quote}`,
  reviewOf: (name, quote) =>
    `Das Profil von ${name} sagt es nicht, aber ein Paar schreibt in einer Bewertung: ${quote}`,
  unknown: (name) => `Das Profil von ${name} sagt das nicht. Tippen Sie auf dem Profil auf **Message**, um zu fragen.`,
  unknownAbout: (name, words) =>
    `Das Profil von ${name} sagt nichts über “${words}”. Tippen Sie auf dem Profil auf **Message**, um zu fragen.`,
  closest: 'Am nächsten kommt in ihrem Profil:',
  othersUnknown: 'Die anderen Profile sagen es nicht.',
  noVendor: (words) => `Ich kenne keinen Anbieter namens “${words}”: Den gibt es hier nicht.`,
  whichVendor: 'Welchen Anbieter meinen Sie? Nennen Sie mir einen Namen, und ich sehe nach.',

  packagePrice: (name, item, price) => `**${item}** bei ${name} kostet **${price}**.`,
  cheapest: (name, item, price) => `Der niedrigste Preis von ${name} ist **${price}**, für **${item}**.`,
  dearest: (name, item, price) => `Der höchste Preis von ${name} ist **${price}**, für **${item}**.`,
  packages: (name) => `Die Pakete von ${name}:`,
  otherPackages: 'Weitere Pakete:',
  noPackages: (name) =>
    `Das Profil von ${name} sagt nichts über Preise. Tippen Sie auf dem Profil auf **Message**, um nach einem Angebot zu fragen.`,
  discounted: (name) => `Reduziert bei ${name}:`,
  notDiscounted: (name) => `${name} hat zurzeit keinen Rabatt.`,
  claim: 'Tippen Sie auf dem Profil auf **Claim Now**, um ihn zu nutzen.',
  fits: (name, capacity) => `Ja: ${name} nimmt ${capacity}.`,
  tooSmall: (name, capacity) => `Nein: ${name} nimmt ${capacity}.`,
  capacity: (name, capacity) => `${name} bietet Platz: ${capacity}.`,
  packageCapacity: (name, item, capacity) => `${item} bei ${name}: ${capacity}.`,
  place: (name, place) => `${name} ist in **${place}**.`,
  rated: (name, rating) => `${name} hat ${rating}.`,
  noReviews: (name) => `${name} hat noch keine Bewertungen, daher kann ich es nicht sagen.`,
  starCounts: (counts) => `Sterne: ${and(counts)}.`,
  starCount: (stars, count) => `${number(stars)}★ × ${number(count)}`,
  noBadReviews: (name, lowest) => `Keine mir bekannte Bewertung von ${name} hat weniger als ${number(lowest)} Sterne.`,
  lowestReviews: (name) => `Die niedrigsten Bewertungen von ${name}:`,
  calendar: (name) =>
    `Ich sehe den Kalender von ${name} nicht, und das Profil sagt nicht, welche Tage frei sind. Tippen Sie auf dem Profil auf **Message** oder **Inquire**, um nach Ihrem Datum zu fragen.`,
  contact: (name) =>
    `Auf dem Profil von ${name} öffnet **Message** eine Unterhaltung, und **Inquire** bittet sie, sich bei Ihnen zu melden.`,
  photos: (name) => `Die Fotos von ${name} sind oben auf dem Profil.`,
  about: (name, categories, place) =>
    `${name}${categories.length > 0 ? `: ${and(categories)}` : ''}${place && ` in ${place}`}.`,
  similar: (name) => `Andere Anbieter wie ${name}:`,
  noSimilar: (name) => `Ich kenne keinen anderen Anbieter wie ${name}.`,
  competitor: 'Auf dieser Seite kann ich Ihnen nur etwas über diesen Anbieter sagen.',
  host: (name, title, quote) => `${name} sagt hier${title && ` zu “${title}”`}: ${quote}`,
  where: {
    package: (title) => `Paket: ${title}`,
    faq: (title) => `Häufige Frage: ${title}`,
    about: 'Über uns',
    services: 'Leistungen',
    location: 'Ort',
    host: 'Diese Seite',
    stated: 'Angaben',
    review: 'Bewertung',
  },
}
