import { formatFor } from '../../../format.ts'
import type { SiteData } from './site-data.ts'

const { number, and } = formatFor('en')

export const contact = ({ supportEmail }: SiteData) =>
  supportEmail
    ? `Write to our support at **${supportEmail}**.`
    : 'Use the contact at the bottom of the landing page to reach our support.'
export const packList = ({ packs }: SiteData) =>
  and(packs.map(({ credits, price }) => `${number(credits)} for ${price}`))
export const monthly = ({ monthlyPrice }: SiteData) =>
  monthlyPrice ? ` The monthly plan costs **${monthlyPrice}** a month and includes unlimited visions.` : ''
