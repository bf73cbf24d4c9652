import '../features/settings/settings.css'
import '../features/website/website.css'
import type { DeskAccount } from '@vowkit/sdk-core/desk'
import type { Owner } from '../features/website/elements.ts'
import { FiguresCard } from '../features/website/figures/figures-card.tsx'
import { BuildCard } from '../features/website/snippet/build-card.tsx'
import { WebsitesCard } from '../features/website/websites-card.tsx'
import { useTexts } from '../shared/language/use-texts.ts'
import { ScreenTitle } from '../shared/screen-title.tsx'
import { deskTexts } from '../shared/texts.ts'
import { useDeskAccount } from '../shared/use-desk-account.ts'

/** Returns the owner whose elements the account manages. */
function ownerOf({ vendor, partner }: DeskAccount): Owner | null {
  if (vendor) return { kind: 'vendor', id: String(vendor.id) }
  return partner ? { kind: 'partner', key: partner.key } : null
}

/** The elements on a vendor's or a partner's website: code, preview, figures and allowed websites. */
export function WebsiteScreen() {
  const { screens } = useTexts(deskTexts)
  const account = useDeskAccount()
  const owner = account && ownerOf(account)
  return (
    <main className="screen" aria-labelledby="website-title">
      <div className="settings website">
        <ScreenTitle id="website-title">{screens.website}</ScreenTitle>
        <FiguresCard />
        <div id="website-build">{owner && <BuildCard owner={owner} />}</div>
        <WebsitesCard />
      </div>
    </main>
  )
}
