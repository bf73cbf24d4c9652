import { createObject } from '../brush.ts'
import { drawPerformer, type Performer } from './performer.ts'

/** Three mariachi musicians in embroidered suits and wide hats. */
export const mariachi = createObject('beside', [2.8, 1.95], (brush) => {
  const player = (performer: Performer) =>
    drawPerformer(brush, {
      build: 'man',
      wears: 'suit',
      colour: brush.ownColour('#1f1c22'),
      extras: ['sombrero', 'mariachi-trim'],
      hairstyle: 'short',
      ...performer,
    })
  return (
    brush.shadow(130) +
    player({ plays: 'violin', x: -96 }) +
    player({ plays: 'trumpet', x: 92, facing: -1 }) +
    player({ plays: 'guitar', x: 0 })
  )
})
