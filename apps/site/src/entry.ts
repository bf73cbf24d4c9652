import '@vowkit/react/tokens.css'
import './shared/fonts/hanken-grotesk.css'
import './shared/fonts/newsreader.css'
import './shared/site.css'
// What the page shows before there is any code of its screen.
import './shared/navbar.css'
import './shared/screen-skeleton.css'
import './shared/skip-link.css'
import './shared/wordmark.css'
import { afterPaint } from './shared/ahead/after-paint.ts'
import { askAhead } from './shared/ahead/ask-ahead.ts'
import { loadLater } from './shared/ahead/load-later.ts'
import { showStartFailed } from './shared/ahead/start-failed.ts'

// Before all else, and small: it has the data come beside the code, and lets what the page brought be seen before that runs.
void askAhead()
afterPaint(() => {
  loadLater()
  void import('./main.tsx').catch(showStartFailed)
})
