import { defineMessages } from '../language/define-messages.ts'

/** Texts of the hero images, by file name. */
export const sceneMessages = defineMessages('scene', {
  'hero-garden': {
    alt: 'A couple under a flower arch in a garden at golden hour, in front of their guests',
    caption: 'Blush peonies, golden hour',
  },
  'hero-vineyard': {
    alt: 'A couple under a rose arch in a vineyard at dusk, below string lights',
    caption: 'Vineyard at dusk, Sonoma roses',
  },
  'hero-redwood': {
    alt: 'A couple at a round moon gate of white anemones, among redwoods in morning fog',
    caption: 'Redwood fog, white anemones',
  },
  'hero-hall': {
    alt: 'Guests at two long candlelit tables below chandeliers in a tall hall',
    caption: 'Candlelit hall, plum and gold',
  },
})
