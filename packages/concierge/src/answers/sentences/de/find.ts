import { formatFor } from '../../format.ts'
import type { Sentences } from '../en/index.ts'

const { money, number, and, or } = formatFor('de')

const CATEGORIES: Readonly<Record<string, string>> = {
  Venues: 'Locations',
  Photographers: 'Fotografen',
  Videographers: 'Videografen',
  Florists: 'Floristen',
  Caterers: 'Caterer',
  Bar: 'Bar und Getränke',
  Cakes: 'Torten',
  'DJs & Bands': 'DJs und Bands',
  Planners: 'Hochzeitsplaner',
  'Hair & Makeup': 'Haare und Make-up',
  Attire: 'Kleider und Anzüge',
  Stationery: 'Einladungen und Papeterie',
  Rentals: 'Verleih',
  Transport: 'Transport',
  Officiants: 'Trauredner',
  Jewellers: 'Juweliere',
}

export const find: Sentences['find'] = {
  category: (title) => CATEGORIES[title] ?? title,
  vendors: 'Anbieter',
  all: (titles) => and(titles),
  inPlaces: (places) => ` in ${or(places)}`,
  notInPlaces: (places) => ` außerhalb von ${and(places)}`,
  under: (amount) => ` bis ${money(amount)}`,
  over: (amount) => ` ab ${money(amount)}`,
  between: (min, max) => ` zwischen ${money(min)} und ${money(max)}`,
  perGuest: ' pro Gast',
  perHour: ' pro Stunde',
  forGuests: (guests) => ` für ${number(guests)} Gäste`,
  smallerThan: (guests) => ` für höchstens ${number(guests)} Gäste`,
  with: (words) => ` mit ${and(words.map((word) => `“${word}”`))}`,
  without: (words) => ` ohne ${or(words.map((word) => `“${word}”`))}`,
  rated: (stars) => ` mit mindestens ${number(stars)} Sternen`,
  discounted: ' mit Rabatt',

  found: (count, what) => `Ich habe **${number(count)}** Treffer für ${what} gefunden:`,
  foundOne: (what) => `Ich habe einen Treffer für ${what} gefunden:`,
  among: 'Davon passt dieser:',
  amongMany: 'Davon passen diese:',
  more: (count) =>
    `Es gibt ${number(count)} weitere. Nennen Sie einen Ort, einen Preis oder eine Zahl der Gäste, um die Liste zu kürzen.`,
  top: {
    cheapest: (names, value) => `Der niedrigste Preis ist **${value}**, bei ${names}.`,
    dearest: (names, value) => `Der höchste Preis ist **${value}**, bei ${names}.`,
    'best-rated': (names, value) => `Die beste Bewertung ist **${value}**, für ${names}.`,
    'worst-rated': (names, value) => `Die niedrigste Bewertung ist **${value}**, für ${names}.`,
    'most-reviewed': (names, value) => `Die meisten Bewertungen, **${value}**, hat ${names}.`,
    largest: (names, value) => `Am größten ist ${names}: **${value}**.`,
    smallest: (names, value) => `Am kleinsten ist ${names}: **${value}**.`,
    discount: (names, value) => `Den größten Rabatt gibt es bei ${names}: **${value}**.`,
  },
  tie: 'Sie teilen sich den ersten Platz.',

  aboutThat: 'Das sagen ihre Profile dazu:',
  examples: 'Für den Anfang die Anbieter mit den besten Bewertungen:',
  nothing: (what) => `Ich habe nichts für ${what} gefunden.`,
  noneOfThose: (what) =>
    `Keines ihrer Profile sagt das${what && ` (${what})`}. Profile sagen nicht alles: Tippen Sie auf einem Profil auf **Message**, um zu fragen.`,
  noProfileSays: (words) =>
    `Kein Profil sagt etwas über “${words}”. Profile sagen nicht alles: Tippen Sie auf einem Profil auf **Message**, um zu fragen.`,
  notAll: 'Profile sagen nicht alles: Tippen Sie auf einem Profil auf **Message**, um zu fragen.',
  otherWords: 'Die Profile sagen es mit anderen Worten; die Zitate zeigen, wie.',
  closest: (what: string) => `Am nächsten an Ihrer Suche nach ${what}.`,
  partly:
    'Diese Profile erwähnen einen Teil davon. Tippen Sie auf einem Profil auf **Message**, um nach dem Rest zu fragen:',
  unsureSize: 'Die Profile sagen nicht, für wie viele Gäste.',
  silent: 'Diese Profile sagen nicht, für wie viele Gäste. Tippen Sie auf **Message**, um zu fragen:',
  unsureFeature: (words) =>
    `Die Profile erwähnen “${words}” nicht. Tippen Sie auf einem Profil auf **Message**, um sicher zu sein.`,
  unknownPlace: (place) => `Ich kenne keinen Anbieter in ${place}. Wir decken {{region}} ab.`,
  nearest: {
    partly: 'Mit einem Teil davon:',
    words: 'Ohne diese Wörter:',
    price: 'Am nächsten, zu einem anderen Preis:',
    features: 'Am nächsten, aber die Profile erwähnen es nicht:',
    guests: 'Am nächsten, für eine andere Zahl der Gäste:',
    places: 'Am nächsten, an anderen Orten:',
    rating: 'Am nächsten, mit anderen Bewertungen:',
    discount: 'Ohne Rabatt:',
    except: 'Die, die Sie weggelassen haben:',
  },
  whichCategory: (titles) => `Ich kann ${or(titles)} suchen. Was möchten Sie, und wo?`,
  dateNote: 'Ich sehe keine Kalender. Fragen Sie mit **Message** nach Ihrem Datum.',
}
