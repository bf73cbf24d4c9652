import type { Region } from '../knowledge.ts'
import type { ReplyLanguage } from '../questions/query.ts'

/** A region as it is written within a sentence, and as the answer to a question about the region. */
interface RegionName {
  plain: string
  bold: string
}

const DEFAULT_REGION: Region = { en: 'Northern California', es: 'el norte de California' }

/** The region whose name is known in every language. */
const NORTHERN_CALIFORNIA: Record<ReplyLanguage, RegionName> = {
  en: { plain: 'Northern California', bold: '**Northern California**' },
  es: { plain: 'el norte de California', bold: 'el **norte de California** (Northern California)' },
  fr: { plain: 'le nord de la Californie', bold: 'le **nord de la Californie** (Northern California)' },
  de: { plain: 'Nordkalifornien', bold: '**Nordkalifornien** (Northern California)' },
}

/** Replaces `{{region}}` and `{{bold-region}}` in a reply by the region of the deployment's vendors. */
export function fillRegion(text: string, language: ReplyLanguage, region: Region = DEFAULT_REGION): string {
  if (!text.includes('{{')) return text
  const { plain, bold } = region.en === DEFAULT_REGION.en ? NORTHERN_CALIFORNIA[language] : toName(region, language)
  return text.replaceAll('{{bold-region}}', () => bold).replaceAll('{{region}}', () => plain)
}

function toName(region: Region, language: ReplyLanguage): RegionName {
  const plain = language === 'es' ? region.es : region.en
  return { plain, bold: `**${plain}**` }
}
