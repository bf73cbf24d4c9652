import { parseHalfReply, parseReply, type ReplyNode } from '@vowkit/sdk-core/assistant'
import { Fragment, memo } from 'react'
import { useSiteUrl } from '../../hooks/use-site-url.ts'
import { useVendorUrl } from '../../hooks/use-vendor-url.ts'
import { assistantMessages } from '../../messages/english/assistant.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { AssistantOptions } from './assistant-props.ts'
import { localizeLinks } from './localize-links.ts'
import { VendorLink } from './vendor-link.tsx'

export interface ReplyTextProps extends Pick<AssistantOptions, 'siteUrl' | 'onVendorSelect'> {
  content: string
  /** Whether the reply is still streaming. */
  isStreaming?: boolean
}

/** Renders the markup of a reply. Never parses the reply as HTML. */
export const ReplyText = /* @__PURE__ */ memo(function ReplyText({
  content,
  isStreaming,
  siteUrl,
  onVendorSelect,
}: ReplyTextProps) {
  const messages = useMessages('assistant', assistantMessages)
  const site = useSiteUrl(siteUrl)
  const urlOf = useVendorUrl(site)
  const nodes = (isStreaming ? parseHalfReply : parseReply)(localizeLinks(content, messages), site)

  function toElement(node: ReplyNode, key: number) {
    switch (node.type) {
      case 'text':
        return <Fragment key={key}>{node.text}</Fragment>
      case 'break':
        return <br key={key} />
      case 'bold':
        return <strong key={key}>{node.children.map(toElement)}</strong>
      case 'vendor':
        return (
          <VendorLink key={key} id={node.vendorId} url={urlOf(node.vendorId) ?? null} onVendorSelect={onVendorSelect}>
            {node.text}
          </VendorLink>
        )
    }
  }

  return nodes.map(toElement)
})
