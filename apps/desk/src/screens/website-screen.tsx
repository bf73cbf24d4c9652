import '../features/settings/settings.css'
import '../features/website/website.css'
import { FiguresCard } from '../features/website/figures/figures-card.tsx'
import { BuildCard } from '../features/website/snippet/build-card.tsx'
import { WebsitesCard } from '../features/website/websites-card.tsx'
import { useTexts } from '../shared/language/use-texts.ts'
import { ScreenTitle } from '../shared/screen-title.tsx'
import { deskTexts } from '../shared/texts.ts'
import { useDeskAccount } from '../shared/use-desk-account.ts'

/** The vendor's elements on its website: code, preview, figures and allowed websites. */
export function WebsiteScreen() {
  const { screens } = useTexts(deskTexts)
  const account = useDeskAccount()
  return (
    <main className="screen" aria-labelledby="website-title">
      <div className="settings website">
        <ScreenTitle id="website-title">{screens.website}</ScreenTitle>
        <FiguresCard />
        <div id="website-build">{account && <BuildCard vendorId={String(account.vendor.id)} />}</div>
        <WebsitesCard />
      </div>
    </main>
  )
}
