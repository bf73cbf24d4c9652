import { MAX_PHOTOS } from '@vowkit/sdk-core/account'
import type { boardMessages } from '../features/board/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const board: TextsOf<typeof boardMessages> = {
  title: 'El tablero de tu boda',
  add: 'Añadir inspiración',
  inspirations: 'Tus inspiraciones',
  failed: 'No pudimos cargar algunas partes de tu tablero.',
  notAdded: 'No pudimos añadir tu inspiración. Ábrela para intentarlo de nuevo.',
  loadingCouple: 'Cargando sus nombres',
  loadingBoard: 'Cargando tu tablero',
  couple: 'Ustedes dos',
  portrait: 'Ustedes dos',
  daysLeftUnit: (days) => (days === 1 ? 'día para la boda' : 'días para la boda'),

  empty: '¡Tu tablero está vacío! Añade tu inspiración',
  addFirst: 'Añadir la primera',
  startFromLook: 'Empieza con un estilo',
  looks: {
    'look-courtyard': {
      alt: 'Un patio con mesas largas, buganvillas y banderines de papel',
      title: 'Cena en el patio',
      description:
        'Mesas largas en un patio soleado, buganvillas sobre los arcos y banderines de papel picado. Colores vivos, comida al centro y baile sobre los azulejos después.',
    },
    'look-bouquet': {
      alt: 'Un ramo suelto de dalias y rosas de jardín',
      title: 'Ramo suelto de jardín',
      description:
        'Dalias y rosas de jardín en tonos durazno y vino, reunidas sin rigidez con eucalipto y una cinta larga de seda. De temporada, como recién cortadas esa mañana.',
    },
    'look-cake': {
      alt: 'Un pastel de varios pisos con flores entre ellos',
      title: 'Pisos y flores frescas',
      description:
        'Un pastel de crema de mantequilla en pisos suaves, con flores frescas entre ellos. Limón y aceite de oliva por dentro, no muy dulce, con velas a cada lado.',
    },
  },

  pictures: (category) => `Imágenes de ${category}`,
  pictureOf: (label, place, count) => `${label}, ${place} de ${count}`,
  place: (place, count) => `${place} de ${count}`,
  unavailable: (picture) => `${picture}: no disponible`,
  carousel: 'carrusel',
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  find: (category) => `Buscar ${category}`,
  more: 'Más',
  less: 'Menos',

  restored: 'La última vez no pudimos añadir esta inspiración. Lo que escribiste sigue aquí.',
  category: 'Categoría',
  categoryLoading: 'Cargando...',
  categoryPlaceholder: 'Elige una categoría',
  categoryRequired: 'Elige una categoría.',
  categoriesFailed: 'No pudimos cargar las categorías.',
  description: 'Descripción',
  descriptionHint: 'Máximo 1000 palabras.',
  wordCount: (words) => `Máximo 1000 palabras. Llevas ${words}.`,
  images: 'Imágenes',
  imagesRequired: 'Añade al menos una imagen.',
  tooManyImages: `Son demasiadas imágenes. Puedes subir hasta ${MAX_PHOTOS}.`,
  chooseImages: 'Elegir imágenes',
  addMore: 'Añadir más',
  drop: 'o arrástralas o pégalas aquí',
  imagesHint: `Hasta ${MAX_PHOTOS} imágenes, de 20 MB como máximo cada una.`,
  tooLarge: (names) => `Superan 20 MB y quizá no se acepten: ${names}`,
  chosenImages: 'Imágenes elegidas',
  moveForward: (name) => `Adelantar ${name}`,
  moveBack: (name) => `Atrasar ${name}`,
  remove: (name) => `Quitar ${name}`,
  sent: 'Enviado',
  addToBoard: 'Añadir al tablero',

  draw: 'Dibujar una idea',
  drawPrompt: '¿Qué debe mostrar?',
  drawThree: 'Dibujar tres imágenes',
  drawing: 'Dibujando tus imágenes',
  drawFailed: 'No pudimos dibujar las imágenes. Inténtalo de nuevo.',
  drawn: 'Tus imágenes',
  drawnAlt: (prompt, place) => `${prompt}, intento ${place}`,
  matchOf: (place) => `Parecido de la imagen ${place}`,
  match: ['Nada que ver', 'Parecida', 'Idéntica'],
}
