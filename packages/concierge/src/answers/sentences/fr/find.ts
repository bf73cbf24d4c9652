import { formatFor } from '../../format.ts'
import type { Sentences } from '../en/index.ts'

const { money, number, and, or } = formatFor('fr')

const CATEGORIES: Readonly<Record<string, string>> = {
  Venues: 'lieux de réception',
  Photographers: 'photographes',
  Videographers: 'vidéastes',
  Florists: 'fleuristes',
  Caterers: 'traiteurs',
  Bar: 'bars et boissons',
  Cakes: 'gâteaux',
  'DJs & Bands': 'DJ et groupes',
  Planners: 'wedding planners',
  'Hair & Makeup': 'coiffure et maquillage',
  Attire: 'robes et costumes',
  Stationery: 'faire-part et papeterie',
  Rentals: 'location de matériel',
  Transport: 'transport',
  Officiants: 'officiants',
  Jewellers: 'bijoutiers',
}

export const find: Sentences['find'] = {
  category: (title) => CATEGORIES[title] ?? title,
  vendors: 'prestataires',
  all: (titles) => and(titles),
  inPlaces: (places) => ` à ${or(places)}`,
  notInPlaces: (places) => ` hors de ${and(places)}`,
  under: (amount) => ` jusqu’à ${money(amount)}`,
  over: (amount) => ` à partir de ${money(amount)}`,
  between: (min, max) => ` entre ${money(min)} et ${money(max)}`,
  perGuest: ' par invité',
  perHour: ' par heure',
  forGuests: (guests) => ` pour ${number(guests)} invités`,
  smallerThan: (guests) => ` pour ${number(guests)} invités au plus`,
  with: (words) => ` avec ${and(words.map((word) => `“${word}”`))}`,
  without: (words) => ` sans ${or(words.map((word) => `“${word}”`))}`,
  rated: (stars) => ` avec ${number(stars)} étoiles ou plus`,
  discounted: ' avec une réduction',

  found: (count, what) => `J’ai trouvé **${number(count)}** résultats pour ${what} :`,
  foundOne: (what) => `J’ai trouvé un résultat pour ${what} :`,
  among: 'Parmi eux, voici celui qui convient :',
  amongMany: 'Parmi eux, voici ceux qui conviennent :',
  more: (count) =>
    `Il y en a ${number(count)} de plus. Donnez un lieu, un prix ou un nombre d’invités pour affiner la liste.`,
  top: {
    cheapest: (names, value) => `Le prix le plus bas est **${value}**, chez ${names}.`,
    dearest: (names, value) => `Le prix le plus élevé est **${value}**, chez ${names}.`,
    'best-rated': (names, value) => `La meilleure note est **${value}**, pour ${names}.`,
    'worst-rated': (names, value) => `La note la plus basse est **${value}**, pour ${names}.`,
    'most-reviewed': (names, value) => `Le plus grand nombre d’avis, **${value}**, est pour ${names}.`,
    largest: (names, value) => `Le plus grand est ${names} : **${value}**.`,
    smallest: (names, value) => `Le plus petit est ${names} : **${value}**.`,
    discount: (names, value) => `La plus forte réduction est chez ${names} : **${value}**.`,
  },
  tie: 'Ils partagent la première place.',

  aboutThat: 'Voici ce qu’en disent leurs profils :',
  examples: 'Pour commencer, les prestataires les mieux notés :',
  nothing: (what) => `Je n’ai rien trouvé pour ${what}.`,
  noneOfThose: (what) =>
    `Aucun de leurs profils ne le dit${what && ` (${what})`}. Les profils ne disent pas tout : touchez **Message** sur un profil pour demander.`,
  noProfileSays: (words) =>
    `Aucun profil ne dit quoi que ce soit sur “${words}”. Les profils ne disent pas tout : touchez **Message** sur un profil pour demander.`,
  notAll: 'Les profils ne disent pas tout : touchez **Message** sur un profil pour demander.',
  otherWords: 'Leurs profils le disent autrement ; les citations le montrent.',
  closest: (what: string) => `Le plus proche de votre recherche : ${what}.`,
  partly: 'Ces profils en mentionnent une partie. Touchez **Message** sur un profil pour demander le reste :',
  unsureSize: 'Les profils ne disent pas pour combien d’invités.',
  silent: 'Ces profils ne disent pas pour combien d’invités. Touchez **Message** pour demander :',
  unsureFeature: (words) =>
    `Les profils ne mentionnent pas “${words}”. Touchez **Message** sur un profil pour en être sûr.`,
  unknownPlace: (place) => `Je ne connais aucun prestataire à ${place}. Nous couvrons {{region}}.`,
  nearest: {
    partly: 'Avec une partie :',
    words: 'Sans ces mots :',
    price: 'Le plus proche, à un autre prix :',
    features: 'Le plus proche, mais leurs profils n’en parlent pas :',
    guests: 'Le plus proche, pour un autre nombre d’invités :',
    places: 'Le plus proche, dans d’autres lieux :',
    rating: 'Le plus proche, avec d’autres notes :',
    discount: 'Sans réduction :',
    except: 'Ceux que vous avez écartés :',
  },
  whichCategory: (titles) => `Je peux chercher ${or(titles)}. Que souhaitez-vous, et où ?`,
  dateNote: 'Je ne vois pas les calendriers. Demandez votre date par **Message**.',
}
