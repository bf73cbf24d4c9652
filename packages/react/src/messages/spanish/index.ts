import type { Messages } from '../index.ts'
import { account } from './account.ts'
import { assistant } from './assistant.ts'
import { board } from './board.ts'
import { coach } from './coach.ts'
import { common } from './common.ts'
import { credits } from './credits.ts'
import { demo } from './demo.ts'
import { draft } from './draft.ts'
import { images } from './images.ts'
import { launcher } from './launcher.ts'
import { login } from './login.ts'
import { magicLink } from './magic-link.ts'
import { profile } from './profile.ts'
import { toast } from './toast.ts'
import { vendors } from './vendors.ts'
import { vision } from './vision.ts'

/** Every visible string and label, in Spanish as it is spoken in the United States. */
export const spanishMessages: Messages = {
  account,
  assistant,
  board,
  coach,
  common,
  demo,
  draft,
  images,
  launcher,
  login,
  magicLink,
  credits,
  profile,
  toast,
  vendors,
  vision,
}
