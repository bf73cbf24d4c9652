import type { DeskLead } from '@vowkit/sdk-core/desk'
import type { DeskTexts } from './texts.ts'

/** The names of a couple. */
export function coupleName(
  { couple_name, partner_name }: Pick<DeskLead, 'couple_name' | 'partner_name'>,
  texts: DeskTexts,
): string {
  return texts.couple(couple_name || texts.unknownCouple, partner_name)
}

/** Where a lead came from. */
export function sourceOf({ source, source_host }: Pick<DeskLead, 'source' | 'source_host'>, texts: DeskTexts): string {
  return source === 'embed' && source_host !== '' ? texts.sourceHost(source_host) : texts.sources[source]
}
