import type { Messages } from '../index.ts'
import { account } from './account.ts'
import { assistant } from './assistant.ts'
import { categories } from './categories.ts'
import { coach } from './coach.ts'
import { credits } from './credits.ts'
import { draft } from './draft.ts'
import { images } from './images.ts'
import { inquiry } from './inquiry.ts'
import { login } from './login.ts'
import { magicLink } from './magic-link.ts'
import { manage } from './manage.ts'
import { messageCard } from './message-card.ts'
import { objects } from './objects.ts'
import { placement } from './placement.ts'
import { profile } from './profile.ts'
import { safety } from './safety.ts'
import { variants } from './variants.ts'
import { vendors } from './vendors.ts'
import { vision } from './vision.ts'

export { categoryNames } from './categories.ts'

const board: Messages['board'] = {
  title: 'Tu tablero de visiones',
  add: 'Añadir una visión',
  addHint: 'Haz clic para crear tu próximo sueño de boda',
  dreaming: 'Soñando…',
  empty: 'Todavía no tienes visiones.',
  failed: 'No pudimos cargar tus visiones.',
  picturesFailed: 'Algunas imágenes no se cargaron.',
  signedOut: 'Inicia sesión para ver tus visiones.',
}

const common: Messages['common'] = {
  close: 'Cerrar',
  tryAgain: 'Intentar de nuevo',
  loading: 'Cargando...',
  stageFailed: 'No pudimos cargar esta sección.',
  widgetFailed: 'No se pudo cargar. Revisa tu conexión e inténtalo de nuevo.',
  resting: 'Algo salió mal aquí.',
  network: 'Revisa tu conexión a internet.',
  categories,
}

const demo: Messages['demo'] = {
  title: 'Mira nuestra IA en acción',
  venue: 'Tu lugar',
  inspiration: 'Tu inspiración',
  prompt: 'Tu descripción',
  example: 'Ceremonia en un jardín a la hora dorada, peonías rosadas y rosas marfil, un arco con telas',
  result: 'Tu visión',
}

const launcher: Messages['launcher'] = {
  open: 'Pregunta al asistente de bodas',
  close: 'Cerrar el asistente',
}

const toast: Messages['toast'] = {
  notices: 'Notificaciones',
  dismiss: 'Descartar',
}

/** All visible texts and labels in Spanish, as it is spoken in the United States. */
export const spanishMessages: Messages = {
  account,
  assistant,
  board,
  coach,
  common,
  demo,
  draft,
  images,
  inquiry,
  safety,
  launcher,
  login,
  magicLink,
  credits,
  manage,
  messageCard,
  objects,
  placement,
  profile,
  toast,
  variants,
  vendors,
  vision,
}
