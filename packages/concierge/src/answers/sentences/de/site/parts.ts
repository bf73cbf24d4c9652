import { formatFor } from '../../../format.ts'
import type { SiteData } from '../../en/site/site-data.ts'

const { number, and } = formatFor('de')

export const contact = ({ supportEmail }: SiteData) =>
  supportEmail
    ? `Schreiben Sie an unseren Support: **${supportEmail}**.`
    : 'Der Kontakt unten auf der Startseite führt zu unserem Support.'
export const packList = ({ packs }: SiteData) =>
  and(packs.map(({ credits, price }) => `${number(credits)} für ${price}`))
export const monthly = ({ monthlyPrice }: SiteData) =>
  monthlyPrice ? ` Das Monatsabo kostet **${monthlyPrice}** im Monat und enthält unbegrenzte Visionen.` : ''
