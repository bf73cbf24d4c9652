import type { Messages } from '../index.ts'

export const demo: Messages['demo'] = {
  title: 'Mira nuestra IA en acción',
  venue: 'Tu lugar',
  inspiration: 'Tu inspiración',
  prompt: 'Tus palabras',
  example: 'Ceremonia en un jardín a la hora dorada, peonías rosadas y rosas marfil, un arco con telas',
  result: 'Tu visión',
}
