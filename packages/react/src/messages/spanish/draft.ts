import type { Messages } from '../index.ts'

/** The prompts that "Probar un ejemplo" types, translated from the English samples. */
const samples: readonly string[] = [
  'Una ceremonia en el jardín al atardecer, bajo un arco de peonías rosadas y rosas marfil, hileras de sillas de madera ante los viejos robles y velas a lo largo de un pasillo de lino.',
  'Una boda descalza en la playa al ponerse el sol: un arco de madera a la deriva con orquídeas blancas y seda al viento, faroles en la arena y una larga mesa en coral, durazno y oro.',
  'Una tarde de septiembre en el viñedo, una larga mesa de roble entre las vides, dalias color vino y ramas de olivo, guirnaldas de luces bajo un cielo violeta.',
  'Una boda de invierno en una capilla de piedra a la luz de las velas, con guirnaldas de hojas perennes y amarilis blancas, nieve tras las ventanas, todo en verde profundo, marfil y plata.',
  'Un claro entre las secuoyas con la niebla de la mañana aún baja, helechos junto al pasillo y un arco de ramas retorcidas con anémonas blancas silvestres.',
  'Una recepción en un salón de baile con arañas de cristal y candelabros dorados, mesas redondas en seda champán y cascadas de hortensias blancas.',
  'Una ceremonia en el desierto al anochecer, en terracota y óxido, hierba de la pampa alrededor de un arco de cobre y las primeras estrellas sobre las rocas rojas.',
  'Una boda junto al lago a principios del verano, una carpa blanca abierta al agua, lavanda y delfinios azul pálido, y faroles de papel para la noche.',
  'Una boda en una azotea sobre la ciudad a la hora azul, en blanco y negro con rosas carmesí, cientos de velas y las luces de la ciudad encendiéndose detrás.',
  'Una recepción en el granero después de la cosecha: madera cálida, luces entre las vigas, girasoles y ranúnculos naranjas, y un pastel de tres pisos con higos.',
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
