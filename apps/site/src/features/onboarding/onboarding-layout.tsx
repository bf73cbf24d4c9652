import './onboarding.css'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import type { ReactNode } from 'react'
import { LanguageFooter } from '../../shared/language/language-footer.tsx'
import { WeddingScene } from '../../shared/scene/wedding-scene.tsx'
import { SkipLink } from '../../shared/skip-link.tsx'
import { Wordmark } from '../../shared/wordmark.tsx'
import { GoBack } from './go-back.tsx'
import { SceneAnswersProvider, useSceneAnswers } from './scene-answers.tsx'
import { UserMenu } from './user-menu.tsx'

/** The layout of onboarding: the steps and a scene drawn from the couple's answers. On phones, the scene is on top. */
export function OnboardingLayout({ children }: { children: ReactNode }) {
  return (
    <SceneAnswersProvider>
      <div className="onboarding">
        <Rail />
        <div className="onboarding__content">
          {children}
          <LanguageFooter />
        </div>
      </div>
    </SceneAnswersProvider>
  )
}

function Rail() {
  const { answers, isBlooming } = useSceneAnswers()
  return (
    <header className="onboarding__rail">
      <SkipLink />
      <div className="onboarding__scene" data-blooming={isBlooming || undefined}>
        <WeddingScene className="onboarding__picture" {...answers} />
      </div>
      <div className="onboarding__bar">
        <Wordmark href={SITE_PATHS.home} />
        <GoBack />
        <UserMenu />
      </div>
    </header>
  )
}
