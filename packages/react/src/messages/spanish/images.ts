import type { Messages } from '../index.ts'

export const images: Messages['images'] = {
  images: 'Imágenes de referencia',
  removeImage: (name) => `Quitar ${name}`,
  inspiration: 'Inspiración',
  venue: 'Mi lugar',
  role: (said, name) => `${said}: ${name}`,
  sendingImage: (name) => `Subiendo ${name}`,
  cancel: 'Cancelar',
  too_many_images: 'Puedes añadir hasta 5 imágenes. Conservamos las 5 primeras.',
  image_too_large: 'Límite de 20 MB por imagen. No añadimos las más grandes.',
  image_empty: 'No añadimos un archivo vacío.',
  image_failed: 'No pudimos leer una imagen. Inténtalo de nuevo o quítala.',
  image_unreadable: 'No pudimos recuperar una imagen. Añádela otra vez.',
  images_not_kept:
    'Tu descripción está guardada, pero las imágenes son demasiado grandes para guardarlas aquí. Si recargas la página, añádelas otra vez.',
}
