import type { Messages } from '../index.ts'

/** The prompts that "Probar un ejemplo" types, translated from the English samples. */
const samples: readonly string[] = [
  'Una ceremonia en el jardín a la hora dorada, bajo un arco de peonías rosadas y rosas marfil, con sillas de madera, velas junto a la alfombra, la pareja y sus invitados.',
  'Una ceremonia en la playa al atardecer: un arco de madera de deriva con orquídeas blancas y rosas coral, faroles, la pareja y sus invitados.',
  'Una cena de septiembre en el viñedo: mesas largas con velas, dalias color vino y ramas de olivo, invitados a ambos lados y guirnaldas de luces al anochecer.',
  'Una ceremonia de invierno en un bosque de pinos con nieve: faroles, un arco con rosas blancas y follaje, la pareja y sus invitados.',
  'Una ceremonia en círculo entre las secuoyas, con niebla de la mañana, helechos y una puerta de luna con anémonas blancas, la pareja y sus invitados.',
  'Una recepción en un salón de baile con arañas de cristal y candelabros dorados, mesas redondas en seda champán y centros de mesa altos de hortensias blancas.',
  'Una ceremonia en el desierto al anochecer en terracota y óxido, con hierba de la pampa alrededor de un arco de cobre, cactus y las estrellas.',
  'Un baile de verano en el lago: la pareja y sus invitados bajo farolillos de papel a la hora dorada, con lavanda y hortensias azul claro.',
  'Una cena de noche en la azotea: mesas redondas con manteles negros y sillas doradas, rosas blancas y carmesí y cientos de velas.',
  'Una recepción en el granero después de la cosecha: luces de hadas, girasoles y ranúnculos naranjas en mesas redondas, y un pastel de tres pisos con higos.',
]

export const draft: Messages['draft'] = {
  title: 'Dale vida a la boda de tus sueños',
  titleEmphasis: 'boda de tus sueños',
  label: 'La boda de tus sueños',
  placeholder: 'Describe la boda de tus sueños...',
  addImages: 'Añadir imágenes',
  takePhoto: 'Tomar una foto',
  drop: 'Suelta aquí para subir',
  trySample: 'Probar un ejemplo',
  nextSample: 'Siguiente ejemplo',
  undoSample: 'Deshacer ejemplo',
  sampleShown: (number, total, text) => `Ejemplo ${number} de ${total}: ${text}`,
  samples,
  willDraw: 'Dibujaré:',
  cannotDraw: 'Todavía no sé dibujar:',
  removePhrase: (phrase) => `Quitar “${phrase}”`,
  continues:
    'Tu nueva visión parte de esta, con sus cambios. Cambia la descripción o las imágenes para dibujarla de nuevo.',
  generate: 'Generar',
  generating: 'Generando',
  generateHint: 'Primero describe tu boda.',
  counter: (used, limit) => `${used.toLocaleString('es-US')} de ${limit.toLocaleString('es-US')} caracteres`,
  board: 'Ver tu tablero de visiones',
  drawn: 'Ver tu visión en curso',
  restored: 'Borrador recuperado',
  unnamed: 'Estamos creando tu visión. Aparecerá en tu tablero de visiones.',
  description_blank: 'Escribe una descripción de la boda de tus sueños',
  description_too_long: 'Usa menos de 2000 caracteres en tu descripción',
  notUnderstood: (suggestions) =>
    `En tu descripción no encontramos nada que ya sepamos dibujar. No se ha cobrado nada. Podrías mencionar ${suggestions.join(', ') || 'un lugar, flores o colores'}.`,
  submitFailed: 'No pudimos enviar tu visión. Tu borrador está a salvo. Inténtalo de nuevo.',
}
