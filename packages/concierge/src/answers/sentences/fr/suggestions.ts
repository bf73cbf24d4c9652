import type { Sentences } from '../en/index.ts'

export const suggestions: Sentences['suggestions'] = {
  cheapest: 'Lequel est le moins cher ?',
  bestRated: 'Lequel est le mieux noté ?',
  compare: (one, other) => `Compare ${one} et ${other}`,
  prices: (vendor) => `Combien coûte ${vendor} ?`,
  reviews: (vendor) => `Quels sont les avis sur ${vendor} ?`,
  similar: (vendor) => `Des prestataires similaires à ${vendor}`,
  deposit: (vendor) => `Combien est l’acompte chez ${vendor} ?`,
  owed: 'Combien devons-nous encore ?',
  next: 'Quelle est la prochaine étape ?',
  contracts: 'Y a-t-il des contrats à signer ?',
  venues: 'Une salle pour 100 personnes',
  photographers: 'Les photographes les mieux notés',
  vision: 'Comment créer une vision ?',
  credits: 'Combien coûtent les crédits ?',
  pay: 'Comment payer une facture ?',
  person: 'Puis-je parler à une personne ?',
  timeline: 'Quand faut-il réserver la salle ?',
  budget: 'Comment répartir notre budget ?',
}
