import { formatFor } from '../../../format.ts'
import type { SiteData } from '../../en/site/site-data.ts'

const { number, and } = formatFor('fr')

export const contact = ({ supportEmail }: SiteData) =>
  supportEmail
    ? `Écrivez à notre support : **${supportEmail}**.`
    : 'Le contact en bas de la page d’accueil mène à notre support.'
export const packList = ({ packs }: SiteData) =>
  and(packs.map(({ credits, price }) => `${number(credits)} pour ${price}`))
export const monthly = ({ monthlyPrice }: SiteData) =>
  monthlyPrice ? ` La formule mensuelle coûte **${monthlyPrice}** par mois et comprend des visions sans limite.` : ''
