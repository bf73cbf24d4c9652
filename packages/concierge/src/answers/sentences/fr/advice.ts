import { formatFor } from '../../format.ts'
import type { Sentences } from '../en/index.ts'

const { money, number } = formatFor('fr')

export const advice: Sentences['advice'] = {
  split: (total, lines) =>
    `Une règle générale${total ? ` pour ${money(total)}` : ''} :\n${lines.join('\n')}\nDonnez-moi un type de prestataire et un budget, et je cherche.`,
  share: (what, percent, amount) =>
    `• ${what} : environ ${number(percent)} %${amount === undefined ? '' : ` (${money(amount)})`}`,
  shares: {
    place: 'Lieu, repas et boissons',
    photos: 'Photo et vidéo',
    flowers: 'Fleurs et location',
    looks: 'Tenues, coiffure, maquillage et alliances',
    music: 'Musique',
    rest: 'Organisation et tout le reste',
  },
  timeline: `Ce qui est complet en premier se réserve en premier :
• **12 mois avant :** lieu, wedding planner
• **10 mois :** photographe, traiteur, musique
• **8 mois :** tenues, fleuriste, vidéo
• **6 mois :** coiffure et maquillage, officiant, faire-part
• **4 mois :** gâteau, location, transport, alliances
Dites-m’en un, et je vous montre des prestataires.`,
  questions: `De bonnes questions pour tout prestataire :
• Notre date est-elle libre, et jusqu’à quand la gardez-vous ?
• Qu’est-ce qui est compris, et qu’est-ce qui coûte en plus (trajet, heures supplémentaires, installation) ?
• Qui sera là ce jour-là, et qui remplace en cas de maladie ?
• Combien est l’acompte, et que se passe-t-il si nous devons reporter ?
• Pouvons-nous voir **un mariage entier** que vous avez fait, pas seulement les meilleurs moments ?`,
}
