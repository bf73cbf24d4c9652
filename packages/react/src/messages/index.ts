import { accountMessages } from './account.ts'
import { assistantMessages } from './assistant.ts'
import { boardMessages } from './board.ts'
import { coachMessages } from './coach.ts'
import { commonMessages } from './common.ts'
import { creditsMessages } from './credits.ts'
import { demoMessages } from './demo.ts'
import { draftMessages } from './draft.ts'
import { imagesMessages } from './images.ts'
import { inquiryMessages } from './inquiry.ts'
import { launcherMessages } from './launcher.ts'
import { loginMessages } from './login.ts'
import { magicLinkMessages } from './magic-link.ts'
import { manageMessages } from './manage.ts'
import { messageCardMessages } from './message-card.ts'
import { objectsMessages } from './objects.ts'
import { placementMessages } from './placement.ts'
import { profileMessages } from './profile.ts'
import { safetyMessages } from './safety.ts'
import { toastMessages } from './toast.ts'
import { variantsMessages } from './variants.ts'
import { vendorsMessages } from './vendors.ts'
import { visionMessages } from './vision.ts'

/** All visible texts and labels in English. Translate them, or override some of them. */
export const englishMessages = {
  account: accountMessages,
  assistant: assistantMessages,
  board: boardMessages,
  coach: coachMessages,
  common: commonMessages,
  demo: demoMessages,
  draft: draftMessages,
  images: imagesMessages,
  inquiry: inquiryMessages,
  launcher: launcherMessages,
  login: loginMessages,
  magicLink: magicLinkMessages,
  credits: creditsMessages,
  manage: manageMessages,
  messageCard: messageCardMessages,
  objects: objectsMessages,
  placement: placementMessages,
  profile: profileMessages,
  safety: safetyMessages,
  toast: toastMessages,
  variants: variantsMessages,
  vendors: vendorsMessages,
  vision: visionMessages,
}

export type Messages = typeof englishMessages
