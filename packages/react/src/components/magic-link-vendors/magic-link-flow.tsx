import type { RecommendedVendor } from '@vowkit/sdk-core/magic-link'
import { type MagicLinkListeners, useMagicLink } from '../../hooks/use-magic-link.ts'
import { useSiteUrl } from '../../hooks/use-site-url.ts'
import { magicLinkMessages } from '../../messages/magic-link.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { isServer } from '../../shared/is-server.ts'
import { InvalidLink } from './invalid-link.tsx'
import { LinkPanel } from './link-panel.tsx'
import { LinkSkeleton } from './link-skeleton.tsx'
import { MissingLink } from './missing-link.tsx'
import { RecommendedVendors } from './recommended-vendors.tsx'

export interface MagicLinkFlowProps extends MagicLinkListeners {
  /** What stands behind `/magic-link/` in the link. Until it is there its place is held. */
  code?: string
  /** The page of vendors to show, beginning with 1. */
  page?: number
  /** Where the site is; by default where the backend says. */
  siteUrl?: string
  /** 1 where its headline is the page's own. */
  level?: 1 | 2
  /** Somebody opens a vendor; returning `false` keeps the link from being followed. */
  onVendorSelect?: (vendor: RecommendedVendor) => unknown
}

/** A magic link in each of its states, in one place that keeps its room. */
export function MagicLinkFlow(props: MagicLinkFlowProps) {
  // A page that is not ours is not left: what is ours opens beside it.
  const isEmbedded = useClient().mode === 'embedded'
  const { code } = props
  return (
    <div className="vk-magic" part="panel" data-embedded={isEmbedded}>
      {code && !isServer ? (
        <OpenedLink key={code} {...props} code={code} target={isEmbedded ? '_blank' : undefined} />
      ) : (
        <LinkSkeleton />
      )}
    </div>
  )
}

function OpenedLink(props: MagicLinkFlowProps & { code: string; target?: string }) {
  const { code, page, siteUrl, level = 2, target, onVendorSelect, ...listeners } = props
  const words = useMessages('magicLink', magicLinkMessages)
  const { link, vendors, isSigningIn, open, retry } = useMagicLink(code, page, listeners)
  const site = useSiteUrl(siteUrl)

  if (isSigningIn)
    return (
      <p className="vk-magic__notice" role="status">
        <span className="vk-spinner" aria-hidden="true" />
        {words.signingIn}
      </p>
    )
  if (link.status === 'loading') return <LinkSkeleton />
  if (link.status === 'missing') return <MissingLink level={level} siteUrl={site} target={target} />
  if (link.status === 'invalid') return <InvalidLink level={level} isUnanswered={link.isUnanswered} onRetry={retry} />
  return (
    <>
      <LinkPanel link={link} level={level} target={target} />
      <RecommendedVendors
        state={vendors}
        level={level}
        siteUrl={site}
        target={target}
        onOpen={open}
        onRetry={retry}
        onVendorSelect={onVendorSelect}
      />
    </>
  )
}
