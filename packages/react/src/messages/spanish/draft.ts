import type { Messages } from '../index.ts'
import { samples } from './samples.ts'

export const draft: Messages['draft'] = {
  title: 'Dale vida a la boda de tus sueños',
  titleEmphasis: 'boda de tus sueños',
  label: 'La boda de tus sueños',
  placeholder: 'Describe la boda de tus sueños...',
  addImages: 'Añadir imágenes',
  images: 'Imágenes de referencia',
  removeImage: (name) => `Quitar ${name}`,
  drop: 'Suelta aquí para subir',
  trySample: 'Probar un ejemplo',
  undoSample: 'Deshacer ejemplo',
  samples,
  generate: 'Generar',
  generating: 'Generando',
  generateHint: 'Escribe primero unas palabras.',
  counter: (used, limit) => `${used.toLocaleString('es-US')} de ${limit.toLocaleString('es-US')} caracteres`,
  board: 'Ver tu tablero de visiones',
  drawn: 'Ver la visión que se está dibujando',
  restored: 'Borrador recuperado',
  unnamed: 'Tu visión está en camino. Aparecerá en tu tablero de visiones.',
  description_blank: 'Escribe una descripción de la boda de tus sueños',
  description_too_long: 'Usa menos de 2000 caracteres en tu descripción',
  too_many_images: 'Una visión admite 5 imágenes, así que nos quedamos con las 5 primeras.',
  image_too_large: 'El límite es de 20 MB por imagen. Las más grandes quedaron fuera.',
  image_empty: 'Un archivo vacío quedó fuera.',
  image_unreadable: 'No pudimos volver a leer una imagen. Añádela otra vez.',
  images_not_kept:
    'Tus palabras están guardadas, pero las imágenes son demasiado grandes para guardarlas aquí. Añádelas otra vez si recargas.',
  submitFailed: 'No pudimos enviar tu visión. Tus palabras están a salvo; inténtalo de nuevo.',
}
