import '@vowkit/react/tokens.css'
import './shared/fonts/hanken-grotesk.css'
import './shared/fonts/newsreader.css'
import './shared/site.css'
// Styles of the markup that every page shows before its screen has loaded.
import './shared/navbar.css'
import './shared/screen-skeleton.css'
import './shared/skip-link.css'
import './shared/wordmark.css'
import { afterPaint, preloadDeferredCode } from './start/after-paint.ts'
import { prefetch } from './start/prefetch.ts'
import { showStartFailed } from './start/show-start-failed.ts'

// This small file runs first. It requests data while the code loads, and starts the code after the first paint.
const prefetched = prefetch()
afterPaint(() => {
  preloadDeferredCode()
  import('./main.tsx').then(({ start }) => start(prefetched)).catch(showStartFailed)
})
