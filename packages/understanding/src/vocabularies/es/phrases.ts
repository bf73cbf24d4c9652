import type { Phrase } from '../../vocabulary.ts'

export const PHRASES: readonly Phrase[] = [
  { words: 'tarta desnuda, pastel desnudo, naked cake', means: ['object:cake-table', 'object:cake-layers'] },
  { words: 'tarta con volantes, pastel con volantes', means: ['object:cake-table', 'object:cake-ruffles'] },
  { words: 'noche estrellada', means: ['time:night', 'object:stars'] },
  { words: 'cielo estrellado, estrellada', means: ['object:stars'], implies: ['time:night'] },
  { words: 'novia y novio, novio y novia', means: ['person:bride', 'person:groom'] },
  {
    words: 'dos novias, dos mujeres, pareja de mujeres, pareja lesbiana, mi esposa y yo, mi novia y yo somos mujeres',
    means: ['person:bride*2'],
  },
  {
    words: 'dos novios, dos hombres, pareja de hombres, pareja gay, mi esposo y yo somos hombres',
    means: ['person:groom*2'],
  },
  {
    words:
      'solo nosotros dos, solos los dos, nosotros dos solos, solo nosotros, nosotros dos, nadie más, a solas, solo los dos, solo la pareja',
    means: ['person:couple'],
    implies: ['person:guest*0', 'seat:none'],
  },
  {
    words: 'fuga romántica, boda a escondidas, fugarnos, elopement',
    means: [],
    implies: ['style:Intimate', 'person:couple', 'person:guest*0', 'seat:none'],
  },
  { words: 'maravilla invernal', means: ['season:winter', 'weather:snow'], implies: ['venue:snow-field'] },
  { words: 'navidad, en navidad', means: ['season:winter'], implies: ['object:tree'] },
  { words: 'bajo la aurora boreal', means: ['venue:northern-lights'], implies: ['time:night'] },
  {
    words: 'con un ramo, con su ramo, con el ramo, sosteniendo un ramo, llevando un ramo, con ramo',
    means: [],
  },
  {
    words: 'lluvia de pétalos',
    means: ['action:throw', 'object:petals'],
  },
  {
    words: 'lluvia de arroz, lanzando arroz, tirando arroz',
    means: ['action:throw', 'object:rice'],
  },
  {
    words: 'lluvia de confeti',
    means: ['action:throw', 'object:confetti'],
  },
  {
    words: 'a caballo, montados a caballo, montando a caballo',
    means: ['action:ride', 'object:horse'],
  },
  {
    words: 'en moto, en una moto, en una vespa',
    means: ['action:ride', 'object:motorcycle'],
  },
  {
    words: 'delante de todos, rodeados de amigos, rodeados de nuestros amigos',
    means: ['person:guest', 'action:stand'],
  },
]
