import type { Phrase } from '../../vocabulary.ts'

export const PHRASES: readonly Phrase[] = [
  { words: 'bolo naked, naked cake, bolo pelado', means: ['object:cake-table', 'object:cake-layers'] },
  { words: 'bolo de babados', means: ['object:cake-table', 'object:cake-ruffles'] },
  { words: 'noite estrelada', means: ['time:night', 'object:stars'] },
  { words: 'céu estrelado', means: ['object:stars'], implies: ['time:night'] },
  { words: 'noiva e noivo, noivo e noiva', means: ['person:bride', 'person:groom'] },
  { words: 'duas noivas, duas mulheres, casal de mulheres, minha esposa e eu', means: ['person:bride*2'] },
  { words: 'dois noivos, dois homens, casal de homens, casal gay, meu marido e eu', means: ['person:groom*2'] },
  { words: 'nós dois', means: ['person:couple'] },
  {
    words: 'só nós dois, apenas nós dois, somente nós dois, nós dois sozinhos',
    means: ['person:couple'],
    implies: ['person:guest*0', 'seat:none'],
  },
  {
    words: 'casamento a dois, elopement',
    means: [],
    implies: ['style:Intimate', 'person:couple', 'person:guest*0', 'seat:none'],
  },
  { words: 'natal, no natal', means: ['season:winter'], implies: ['object:tree'] },
  { words: 'sob a aurora boreal', means: ['venue:northern-lights'], implies: ['time:night'] },
  { words: 'com um buquê, com o buquê, com buquê, segurando o buquê, jogando o buquê, com um ramo', means: [] },
  {
    words: 'chuva de pétalas, pétalas no ar',
    means: ['action:throw', 'object:petals'],
  },
  {
    words: 'chuva de arroz, jogando arroz',
    means: ['action:throw', 'object:rice'],
  },
  {
    words: 'a cavalo',
    means: ['action:ride', 'object:horse'],
  },
  {
    words: 'de moto, na vespa, numa vespa, de vespa',
    means: ['action:ride', 'object:motorcycle'],
  },
  {
    words: 'diante de todos, rodeados de amigos',
    means: ['person:guest', 'action:stand'],
  },
]
