import { formatFor } from '../../format.ts'
import type { Sentences } from '../en/index.ts'

const { and } = formatFor('fr')

export const compare: Sentences['compare'] = {
  title: (names) => `Comparaison de ${and(names)} :`,
  cheaper: (name, price, others) => `${name} commence moins cher : ${price}, contre ${and(others)}.`,
  samePrice: (names, price) => `${and(names)} commencent au même prix : ${price}.`,
  dearer: (name, price, others) => `${name} a le prix le plus élevé : ${price}, contre ${and(others)}.`,
  better: (name, rating, others) => `${name} a la meilleure note : ${rating}, contre ${and(others)}.`,
  sameRating: (names, rating) => `${and(names)} ont la même note : ${rating}.`,
  worse: (name, rating, others) => `${name} a la note la plus basse : ${rating}, contre ${and(others)}.`,
  moreReviews: (name, reviews, others) => `${name} a le plus d’avis : ${reviews}, contre ${and(others)}.`,
  larger: (name, capacity, others) => `${name} est le plus grand : ${capacity}, contre ${and(others)}.`,
  smaller: (name, capacity, others) => `${name} est le plus petit : ${capacity}, contre ${and(others)}.`,
  discount: (name, price, others) => `${name} a la plus forte réduction : ${price}, contre ${and(others)}.`,
  sameCapacity: (names, capacity) => `${and(names)} ont la même taille : ${capacity}.`,
  valueAt: (value, name) => `${value} chez ${name}`,
  unsaid: (names) =>
    names.length === 1 ? `Le profil de ${and(names)} ne le dit pas.` : `Les profils de ${and(names)} ne le disent pas.`,
  needTwo: 'Donnez-moi deux prestataires ou plus, et je les compare.',
  rows: {
    price: 'Prix à partir de',
    dearest: 'Plus grande formule',
    category: 'Catégorie',
    place: 'Lieu',
    capacity: 'Invités',
    rating: 'Note',
    deposit: 'Acompte',
    cancellation: 'Annulation',
    area: 'Déplacement',
    discount: 'Réduction',
    services: 'Services',
  },
  none: '–',
}
