import { commonMessages } from './common.ts'
import { draftMessages } from './draft.ts'
import { accountMessages } from './english/account.generated.ts'
import { assistantMessages } from './english/assistant.generated.ts'
import { boardMessages } from './english/board.generated.ts'
import { coachMessages } from './english/coach.generated.ts'
import { creditsMessages } from './english/credits.generated.ts'
import { demoMessages } from './english/demo.generated.ts'
import { imagesMessages } from './english/images.generated.ts'
import { inquiryMessages } from './english/inquiry.generated.ts'
import { launcherMessages } from './english/launcher.generated.ts'
import { magicLinkMessages } from './english/magic-link.generated.ts'
import { manageMessages } from './english/manage.generated.ts'
import { messageCardMessages } from './english/message-card.generated.ts'
import { objectsMessages } from './english/objects.generated.ts'
import { placementMessages } from './english/placement.generated.ts'
import { profileMessages } from './english/profile.generated.ts'
import { safetyMessages } from './english/safety.generated.ts'
import { toastMessages } from './english/toast.generated.ts'
import { variantsMessages } from './english/variants.generated.ts'
import { vendorsMessages } from './english/vendors.generated.ts'
import { visionMessages } from './english/vision.generated.ts'
import { loginMessages } from './login.ts'

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
