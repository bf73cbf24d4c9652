import type { RecommendedVendor } from '@vowkit/sdk-core/magic-link'
import { type MagicLinkListeners, useMagicLink } from '../../hooks/use-magic-link.ts'
import { useSiteUrl } from '../../hooks/use-site-url.ts'
import { magicLinkMessages } from '../../messages/magic-link.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { InvalidLink } from './invalid-link.tsx'
import { LinkPanel } from './link-panel.tsx'
import { LinkSkeleton } from './link-skeleton.tsx'
import { MissingLink } from './missing-link.tsx'
import { RecommendedVendors } from './recommended-vendors.tsx'

export interface MagicLinkFlowProps extends MagicLinkListeners {
  /** What stands behind `/magic-link/` in the link. */
  code: string
  /** The page of vendors to show, beginning with 1. */
  page?: number
  /** Where the site is; by default where the backend says. */
  siteUrl?: string
  /** 1 where its headline is the page's own. */
  level?: 1 | 2
  /** Somebody opens a vendor; returning `false` keeps the link from being followed. */
  onVendorSelect?: (vendor: RecommendedVendor) => boolean | undefined
}

/** A magic link in each of its states. */
export function MagicLinkFlow({ code, page, siteUrl, level = 2, onVendorSelect, ...listeners }: MagicLinkFlowProps) {
  const words = useMessages('magicLink', magicLinkMessages)
  const { link, vendors, isSigningIn, open, retry } = useMagicLink(code, page, listeners)
  const site = useSiteUrl(siteUrl)
  // A page that is not ours is not left: what is ours opens beside it.
  const target = useClient().mode === 'site' ? undefined : '_blank'

  if (isSigningIn)
    return (
      <p className="vk-magic__signing-in" role="status">
        <span className="vk-spinner" aria-hidden="true" />
        {words.signingIn}
      </p>
    )
  if (link.status === 'loading') return <LinkSkeleton />
  if (link.status === 'missing') return <MissingLink level={level} siteUrl={site} target={target} />
  if (link.status === 'invalid') return <InvalidLink level={level} onRetry={retry} />
  return (
    <div className="vk-magic" data-status={link.status}>
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
    </div>
  )
}
