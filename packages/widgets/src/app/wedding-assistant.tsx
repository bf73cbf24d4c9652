import { preloadAssistant, WeddingAssistant } from '@vowkit/react'
import assistantCss from '@vowkit/react/assistant.css?inline'
import baseCss from '@vowkit/react/base.css?inline'
import profileCss from '@vowkit/react/profile-panel.css?inline'
import signInCss from '@vowkit/react/sign-in.css?inline'
import { createApp } from './create-app.tsx'

export const app = createApp(
  'wedding-assistant',
  WeddingAssistant,
  [baseCss, assistantCss, signInCss, profileCss],
  preloadAssistant,
)
