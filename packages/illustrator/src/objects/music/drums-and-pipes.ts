import { createObject } from '../brush.ts'
import { drawPerformer } from './performer.ts'

/** A piper in a kilt with bagpipes. */
export const bagpipes = createObject('beside', [0.95, 1.95], (brush) =>
  drawPerformer(brush, {
    plays: 'bagpipes',
    build: 'man',
    wears: 'kilt',
    colour: brush.ownColour('#8a2a33'),
    extras: ['glengarry'],
    hairstyle: 'short',
  }),
)

/** A drummer with a dhol. */
export const dhol = createObject('beside', [1.15, 1.8], (brush) =>
  drawPerformer(brush, {
    plays: 'dhol',
    build: 'man',
    wears: 'sherwani',
    colour: brush.ownColour('#d9782b'),
    extras: ['turban'],
  }),
)
