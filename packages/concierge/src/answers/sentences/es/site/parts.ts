import { formatFor } from '../../../format.ts'
import type { SiteData } from '../../en/site/site-data.ts'

const { number, and } = formatFor('es')

export const contact = ({ supportEmail }: SiteData) =>
  supportEmail
    ? `Escribe a nuestro soporte: **${supportEmail}**.`
    : 'El contacto al pie de la página de inicio lleva a nuestro soporte.'
export const packList = ({ packs }: SiteData) =>
  and(packs.map(({ credits, price }) => `${number(credits)} por ${price}`))
export const monthly = ({ monthlyPrice }: SiteData) =>
  monthlyPrice ? ` El plan mensual cuesta **${monthlyPrice}** al mes e incluye visiones sin límite.` : ''
