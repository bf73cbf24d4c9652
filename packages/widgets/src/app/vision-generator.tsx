import { VisionGenerator } from '@vowkit/react'
import signInCss from '@vowkit/react/sign-in.css?inline'
import extrasCss from '@vowkit/react/vision-extras.css?inline'
import journeyCss from '@vowkit/react/vision-journey.css?inline'
import { createApp } from './create-app.tsx'

export const app = createApp('vision-generator', VisionGenerator, [signInCss, journeyCss, extrasCss])
