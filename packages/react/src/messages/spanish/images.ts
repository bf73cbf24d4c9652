import type { Messages } from '../index.ts'

export const images: Messages['images'] = {
  images: 'Imágenes de referencia',
  removeImage: (name) => `Quitar ${name}`,
  inspiration: 'Inspiración',
  venue: 'Mi lugar',
  role: (said, name) => `${said}: ${name}`,
  sendingImage: (name) => `Enviando ${name}`,
  cancel: 'Cancelar',
  too_many_images: 'Una visión admite 5 imágenes, así que nos quedamos con las 5 primeras.',
  image_too_large: 'El límite es de 20 MB por imagen. Las más grandes quedaron fuera.',
  image_empty: 'Un archivo vacío quedó fuera.',
  image_failed: 'No pudimos leer una imagen. Inténtalo otra vez o quítala.',
  image_unreadable: 'No pudimos volver a leer una imagen. Añádela otra vez.',
  images_not_kept:
    'Tus palabras están guardadas, pero las imágenes son demasiado grandes para guardarlas aquí. Añádelas otra vez si recargas.',
}
