import type { Messages } from '../index.ts'

export const demo: Messages['demo'] = {
  title: 'Mira nuestra IA en acción',
  venue: 'Tu lugar',
  inspiration: 'Tu inspiración',
  prompt: 'Tus palabras',
  result: 'Tu visión',
}
