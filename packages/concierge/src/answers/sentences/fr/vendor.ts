import { formatFor } from '../../format.ts'
import type { Sentences } from '../en/index.ts'

const { money, number, and } = formatFor('fr')

const UNITS = { total: '', guest: ' par invité', hour: ' par heure', item: ' pièce' }

export const vendor: Sentences['vendor'] = {
  price: (amount, per) => `${money(amount)}${UNITS[per]}`,
  from: (price) => `à partir de ${price}`,
  insteadOf: (price, was) => `${price} au lieu de ${money(was)}`,
  ofYour: (price, budget) => `${price} sur vos ${money(budget)}`,
  forPackage: (price, name) => `${price} (${name})`,
  rating: (stars, reviews) => `${number(stars)} sur 5 pour ${number(reviews)} avis`,
  ofFive: (stars) => `${number(stars)} sur 5`,
  stars: (stars, reviews) => `${number(stars)}★ (${number(reviews)})`,
  seats: (guests) => `${number(guests)} places assises`,
  standing: (guests) => `${number(guests)} debout`,
  holds: (guests) => `jusqu’à ${number(guests)} invités`,
  fromGuests: (guests) => `à partir de ${number(guests)} invités`,
  youAre: (fits, guests) => `${fits}, vous êtes ${number(guests)}`,
  reviews: (count) => `${number(count)} avis`,

  yes: (text) => `Oui. ${text}`,
  no: (text) => `Non. ${text}`,
  says: (name, quote) => `${name} écrit : ${quote}`,
  saysOf: (name, about, quote) => `${name}, au sujet de “${about}” : ${quote}`,
  offers: (name, services) => `${name} propose : ${and(services)}.`,
  review: (stars, quote) => `${number(stars)}★ : ${quote}`,
  reviewOf: (name, quote) => `Le profil de ${name} ne le dit pas, mais un couple écrit dans son avis : ${quote}`,
  unknown: (name) => `Le profil de ${name} ne le dit pas. Touchez **Message** sur leur profil pour demander.`,
  unknownAbout: (name, words) =>
    `Le profil de ${name} ne dit rien sur “${words}”. Touchez **Message** sur leur profil pour demander.`,
  closest: 'Ce qui s’en approche le plus sur leur profil :',
  othersUnknown: 'Les autres profils ne le disent pas.',
  noVendor: (words) => `Je ne connais aucun prestataire nommé “${words}” : il n’y en a pas de ce nom ici.`,
  whichVendor: 'De quel prestataire parlez-vous ? Donnez-moi un nom et je le cherche.',

  packagePrice: (name, item, price) => `**${item}** chez ${name} coûte **${price}**.`,
  cheapest: (name, item, price) => `Le prix le plus bas de ${name} est **${price}**, pour **${item}**.`,
  dearest: (name, item, price) => `Le prix le plus élevé de ${name} est **${price}**, pour **${item}**.`,
  packages: (name) => `Les formules de ${name} :`,
  otherPackages: 'Les autres formules :',
  noPackages: (name) =>
    `Le profil de ${name} ne dit aucun prix. Touchez **Message** sur leur profil pour demander un devis.`,
  discounted: (name) => `En réduction chez ${name} :`,
  notDiscounted: (name) => `${name} n’a pas de réduction en ce moment.`,
  claim: 'Touchez **Claim Now** sur leur profil pour en profiter.',
  fits: (name, capacity) => `Oui : ${name} accueille ${capacity}.`,
  tooSmall: (name, capacity) => `Non : ${name} accueille ${capacity}.`,
  capacity: (name, capacity) => `${name} peut accueillir les invités : ${capacity}.`,
  packageCapacity: (name, item, capacity) => `${item} chez ${name} : ${capacity}.`,
  place: (name, place) => `${name} est à **${place}**.`,
  rated: (name, rating) => `${name} a ${rating}.`,
  noReviews: (name) => `${name} n’a pas encore d’avis, je ne peux donc pas le dire.`,
  starCounts: (counts) => `Étoiles : ${and(counts)}.`,
  starCount: (stars, count) => `${number(stars)}★ × ${number(count)}`,
  noBadReviews: (name, lowest) => `Aucun avis que je connais sur ${name} n’a moins de ${number(lowest)} étoiles.`,
  lowestReviews: (name) => `Les avis les plus bas sur ${name} :`,
  calendar: (name) =>
    `Je ne vois pas le calendrier de ${name}, et leur profil ne dit pas quelles dates sont libres. Touchez **Message** ou **Inquire** sur leur profil pour demander votre date.`,
  contact: (name) =>
    `Sur le profil de ${name}, **Message** ouvre une conversation et **Inquire** leur demande de vous contacter.`,
  photos: (name) => `Les photos de ${name} sont en haut de leur profil.`,
  about: (name, categories, place) =>
    `${name}${categories.length > 0 ? ` : ${and(categories)}` : ''}${place && ` à ${place}`}.`,
  similar: (name) => `D’autres prestataires comme ${name} :`,
  noSimilar: (name) => `Je ne connais pas d’autre prestataire comme ${name}.`,
  competitor: 'Sur cette page, je ne peux vous parler que de ce prestataire.',
  host: (name, title, quote) => `${name} dit ici${title && ` au sujet de “${title}”`} : ${quote}`,
  where: {
    package: (title) => `Formule : ${title}`,
    faq: (title) => `Question fréquente : ${title}`,
    about: 'À propos',
    services: 'Services',
    location: 'Lieu',
    host: 'Cette page',
    stated: 'Informations',
    review: 'Avis',
  },
}
