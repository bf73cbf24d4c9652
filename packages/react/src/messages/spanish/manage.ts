import type { Messages } from '../index.ts'

export const manage: Messages['manage'] = {
  rename: 'Cambiar el nombre',
  renameTitle: 'Cambia el nombre de tu visión',
  titleLabel: 'Título',
  titleBlank: 'Escribe un título.',
  save: 'Guardar',
  saving: 'Guardando',
  renameFailed: 'No pudimos guardar el título. Inténtalo de nuevo.',
  delete: 'Eliminar',
  deleteTitle: '¿Eliminar esta visión?',
  deleteWarning: (title) => `Se eliminarán «${title}» y todas sus imágenes. No podrás deshacerlo.`,
  keep: 'Conservarla',
  deleting: 'Eliminando',
  deleteFailed: 'No pudimos eliminar tu visión. Inténtalo de nuevo.',
}
