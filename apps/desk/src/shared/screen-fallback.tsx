import type { LazyFallbackProps } from '@vowkit/react/lazy'
import { useTexts } from './language/use-texts.ts'
import { Notice } from './notice.tsx'
import { deskTexts } from './texts.ts'

/** Shown in place of a screen while its code loads, and after a failed load. */
export function ScreenFallback({ onRetry }: LazyFallbackProps) {
  const texts = useTexts(deskTexts)
  return (
    <main className="screen">
      {onRetry ? (
        // Reloads the page: a new release has different files, and some browsers cache a failed module.
        <Notice text={texts.screenFailed} action={texts.retry} onAction={() => window.location.reload()} />
      ) : (
        <p className="vk-sr" role="status">
          {texts.loadingScreen}
        </p>
      )}
    </main>
  )
}
