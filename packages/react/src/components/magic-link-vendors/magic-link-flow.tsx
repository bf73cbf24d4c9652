import type { LoadedMagicLink, RecommendedVendor } from '@vowkit/sdk-core/magic-link'
import { type MagicLinkListeners, useMagicLink } from '../../hooks/use-magic-link.ts'
import { useSiteUrl } from '../../hooks/use-site-url.ts'
import { magicLinkMessages } from '../../messages/english/magic-link.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { isServer } from '../../shared/is-server.ts'
import type { SaveListeners } from '../vendor-card/vendor-cards-props.ts'
import { OpensProfiles } from '../vendor-profile/dialog/opens-profiles.tsx'
import { InvalidLink } from './invalid-link.tsx'
import { LinkPanel } from './link-panel.tsx'
import { LinkSkeleton } from './link-skeleton.tsx'
import { MissingLink } from './missing-link.tsx'
import { RecommendedVendors } from './recommended-vendors.tsx'

export interface MagicLinkFlowProps extends MagicLinkListeners, SaveListeners {
  /** The code in the link, after `/magic-link/`. Without a code, a placeholder is shown. */
  code?: string
  /** The page of vendors to show, starting at 1. */
  page?: number
  /** A link and its vendors, prefetched with `fetchMagicLink`. If set, the first requests are skipped. */
  initialLink?: LoadedMagicLink
  /** The base URL of the site. Default: the URL in the backend's configuration. */
  siteUrl?: string
  /** The heading level. Use 1 if the headline is the page's main heading. */
  level?: 1 | 2
  /** Whether to show the average rating of each vendor. */
  showRating?: boolean
  /** Called when the visitor opens a vendor. Return `false` to prevent navigation. */
  onVendorSelect?: (vendor: RecommendedVendor) => unknown
}

/** A magic link in all its states: loading, signing in, missing, invalid and open. */
export function MagicLinkFlow(props: MagicLinkFlowProps) {
  // On an embedding page, links open our site in a new tab.
  const isEmbedded = useClient().mode === 'embedded'
  const { code, initialLink } = props
  return (
    <OpensProfiles siteUrl={props.siteUrl} onVendorSave={props.onVendorSave}>
      <div className="vk-magic" part="panel" data-embedded={isEmbedded}>
        {code && (initialLink || !isServer) ? (
          <OpenedLink key={code} {...props} code={code} target={isEmbedded ? '_blank' : undefined} />
        ) : (
          <LinkSkeleton />
        )}
      </div>
    </OpensProfiles>
  )
}

function OpenedLink(props: MagicLinkFlowProps & { code: string; target?: string }) {
  const { code, page, initialLink, siteUrl, level = 2, showRating, target, onVendorSelect, ...listeners } = props
  const messages = useMessages('magicLink', magicLinkMessages)
  const { link, vendors, isSigningIn, open, retry } = useMagicLink({ code, page, initialLink, ...listeners })
  const site = useSiteUrl(siteUrl)

  if (isSigningIn)
    return (
      <p className="vk-magic__notice" role="status">
        <span className="vk-spinner" aria-hidden="true" />
        {messages.signingIn}
      </p>
    )
  if (link.status === 'loading') return <LinkSkeleton />
  if (link.status === 'missing') return <MissingLink level={level} siteUrl={site} target={target} />
  if (link.status === 'invalid') {
    const { isUnanswered } = link
    return <InvalidLink level={level} isUnanswered={isUnanswered} siteUrl={site} target={target} onRetry={retry} />
  }
  return (
    <>
      <LinkPanel link={link} level={level} target={target} />
      <RecommendedVendors
        state={vendors}
        level={level}
        showRating={showRating}
        siteUrl={site}
        target={target}
        onOpen={open}
        onRetry={retry}
        onVendorSelect={onVendorSelect}
      />
    </>
  )
}
