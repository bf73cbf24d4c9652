/** One wedding of the hero: a picture, the colours it is made of, and what was asked for. */
export interface Scene {
  image: string
  line: string
  palette: readonly string[]
}

export const SCENES: readonly [Scene, ...Scene[]] = [
  {
    image: '/img/demo-result.webp',
    line: 'Blush peonies, golden hour',
    palette: ['#f4c9c0', '#fbf4ea', '#d97a86'],
  },
  {
    image: '/img/demo-venue.webp',
    line: 'Villa courtyard, long tables',
    palette: ['#c9825b', '#f3e6d2', '#7c8f63'],
  },
  {
    image: '/img/demo-inspiration.webp',
    line: 'Oak grove, lanterns at dusk',
    palette: ['#4b3f72', '#f6b27a', '#e9dfe4'],
  },
  {
    image: '/img/demo-result.webp',
    line: 'Cliffs above the sea, white linen',
    palette: ['#9db7c4', '#ffffff', '#d9cbb5'],
  },
]
