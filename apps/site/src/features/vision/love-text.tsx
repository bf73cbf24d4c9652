import type { Love } from '@vowkit/sdk-core/contract'
import { useMessages } from '../../shared/language/use-messages.ts'
import { visionMessages } from './messages.ts'

/** Says who of a couple with two logins loves a vision. */
export function LoveText({ love: { by, partner } }: { love: Love }) {
  const t = useMessages(visionMessages)
  const text = { both: t.loveBoth, you: t.loveYou(partner), partner: t.lovePartner(partner) }[by]
  return <strong data-love={by}>{text}</strong>
}
