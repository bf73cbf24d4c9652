import type { Sentences } from '../en/index.ts'

export const suggestions: Sentences['suggestions'] = {
  cheapest: 'Welcher davon ist am günstigsten?',
  bestRated: 'Welcher davon ist am besten bewertet?',
  compare: (one, other) => `Vergleiche ${one} und ${other}`,
  prices: (vendor) => `Was kostet ${vendor}?`,
  reviews: (vendor) => `Wie sind die Bewertungen von ${vendor}?`,
  similar: (vendor) => `Wer ist ähnlich wie ${vendor}?`,
  deposit: (vendor) => `Wie hoch ist die Anzahlung bei ${vendor}?`,
  owed: 'Was schulden wir noch?',
  next: 'Was sollen wir als Nächstes tun?',
  contracts: 'Gibt es Verträge zu unterschreiben?',
  venues: 'Locations für 100 Gäste',
  photographers: 'Am besten bewertete Fotografen',
  vision: 'Wie erstelle ich eine Vision?',
  credits: 'Was kosten Credits?',
  pay: 'Wie bezahle ich eine Rechnung?',
  person: 'Kann ich mit einer Person sprechen?',
  timeline: 'Wann sollten wir die Location buchen?',
  budget: 'Wie teilen wir unser Budget auf?',
}
