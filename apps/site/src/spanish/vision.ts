import type { visionMessages } from '../features/vision/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const vision: TextsOf<typeof visionMessages> = {
  kind: 'Visiones',
  login: 'Iniciar sesión / Registrarse',
  upgrade: 'Mejorar',
  logout: 'Cerrar sesión',
  notStored: 'Tu navegador no deja guardar datos de este sitio, así que tu sesión terminará al cerrar esta página.',

  loveVision: 'Me encanta esta visión',
  loveBoth: 'Les encanta a ustedes dos',
  loveYou: (partner) => `Te encanta. Falta la opinión de ${partner}.`,
  lovePartner: (partner) => `A ${partner} le encanta`,
  loveFailed: 'No pudimos guardar tu cambio. Inténtalo de nuevo.',
  addedByYou: 'La creaste tú',
  addedBy: (name) => `La creó ${name}`,
  board: 'Tu tablero de visiones',
  picturesFailed: 'Algunas imágenes no se cargaron.',
  failed: 'No pudimos cargar tus visiones.',
  add: 'Añadir una visión',
  addHint: 'Toca para crear tu próximo sueño de boda',
  samplesTitle: 'O empieza con una de estas',
  samples: {
    'hero-garden':
      'Una ceremonia en el jardín a la hora dorada, bajo un arco de peonías rosadas y rosas marfil, con sillas blancas, la pareja y sus invitados.',
    'hero-vineyard':
      'Una ceremonia en el viñedo al anochecer bajo guirnaldas de luces, un arco de rosas color vino, la pareja y sus invitados.',
    'hero-redwood':
      'Una ceremonia entre las secuoyas con niebla de la mañana, una puerta de luna con anémonas blancas, la pareja y sus invitados.',
  },
  dreaming: 'Soñando…',
  moreAbout: (title) => `Más sobre ${title}`,
  share: 'Compartir',
  reuse: 'Usar esta descripción otra vez',
  rename: 'Cambiar el nombre',
  delete: 'Eliminar',
  deleted: (title) => `Se eliminó «${title}».`,
  viewBoard: 'Ver tu tablero de visiones',

  vision: 'Tu visión',
  matches: 'Proveedores para este estilo',
  matched: (words) => `Coinciden en ${new Intl.ListFormat('es-US', { type: 'conjunction' }).format(words)}`,

  demo: 'Mira nuestra IA en acción',
  demoVenue: 'Tu lugar',
  demoVenueAlt: 'Un jardín vacío con árboles viejos',
  demoInspiration: 'Tu inspiración',
  demoInspirationAlt: 'Un ramo de peonías rosadas y rosas marfil',
  demoPrompt: 'Ceremonia en un jardín a la hora dorada, peonías rosadas y rosas marfil, un arco con telas',
  demoPromptCaption: 'Tus palabras',
  demoResult: 'Tu visión. Mueve la línea para comparar.',
  demoResultAlt: 'El jardín a la hora dorada, con un arco de peonías y rosas',
  demoCompare: 'Comparar el lugar con la visión',
  before: 'Antes',
  after: 'Después',
}
