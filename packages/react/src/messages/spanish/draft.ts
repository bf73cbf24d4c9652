import type { Messages } from '../index.ts'
import { samples } from './samples.ts'

export const draft: Messages['draft'] = {
  title: 'Dale vida a la boda de tus sueños',
  titleEmphasis: 'boda de tus sueños',
  label: 'La boda de tus sueños',
  placeholder: 'Describe la boda de tus sueños...',
  addImages: 'Añadir imágenes',
  takePhoto: 'Hacer una foto',
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
  submitFailed: 'No pudimos enviar tu visión. Tus palabras están a salvo; inténtalo de nuevo.',
}
