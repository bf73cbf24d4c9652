import { lighten } from '../../base/colour.ts'
import { circle, ellipse, path, stroke } from '../../base/svg.ts'
import type { SceneObject } from '../../objects/object.ts'
import { curve, limb, outline, points } from '../curve.ts'
import { shade } from '../wearer.ts'
import { carriesRings, petWears } from './dressed-pets.ts'
import { type Brush, drawAnimal, drawAnimalLeg, drawEye, drawWreath } from './fur.ts'

const DOGS = ['#d6a968', '#8a5a38', '#f0e4d0', '#3a302e']
const CATS = ['#d89a5c', '#8a8782', '#2f2b30', '#efe6da']

/** Draws a bow tie at the neck of a sitting pet. */
function drawPetBow({ tone }: Brush, x: number, y: number, size: number, colour: string): string {
  const wing = (side: number) =>
    path(
      outline(points(`${x},${y} ${x + side * size},${y - size * 0.6} ${x + side * size},${y + size * 0.6} ${x},${y}`)),
      tone(colour),
    )
  return wing(-1) + wing(1) + circle(x, y, size * 0.3, shade(tone(colour), 1.5))
}

/** Draws a small pillow with two rings on the back of a pet. */
function drawRingPillow({ tone }: Brush, x: number, y: number): string {
  const ring = (at: number) => circle(at, y - 7.5, 3.2, 'none', { stroke: tone('#d6a94e'), 'stroke-width': 1.3 })
  return (
    path(
      outline(
        points(
          `${x - 13},${y - 4} ${x - 9},${y - 9} ${x + 9},${y - 9} ${x + 13},${y - 4} ${x + 9},${y + 1} ${x - 9},${y + 1}`,
        ),
      ),
      tone('#fdf8f1'),
    ) +
    stroke(curve(points(`${x - 11},${y - 1} ${x},${y + 1.4} ${x + 11},${y - 1}`)), tone('#e3d3bb'), 0.9) +
    stroke(curve(points(`${x - 6},${y + 1} ${x - 8},${y + 10} ${x - 5},${y + 16}`)), tone('#e9c9cf'), 1.2) +
    ring(x - 2.2) +
    ring(x + 2.2)
  )
}

interface PetDress {
  bowTie: string | undefined
  hasRings: boolean
}

/** Draws a sitting dog with a flower wreath as collar, or with the bow tie that the description names. */
function drawDog(brush: Brush, coat: string, { bowTie, hasRings }: PetDress): string {
  const { fill } = brush
  const dark = shade(coat, 1.4)
  const tail = path(limb(points('-20,-6 -34,-5 -44,-14'), [7, 8, 3]), shade(coat, 0.5))
  const back = outline(points('4,-50 -12,-38 -24,-18 -22,-2 -4,0'), points('10,0 15,-22 16,-40'))
  const haunch = outline(points('-20,-24 -4,-26 2,-10 -2,0 -24,0 -26,-12'))
  const legs =
    drawAnimalLeg(points('6,-34 7,-16 8,-1'), [11, 8, 6.4], shade(coat, 0.6), dark) +
    drawAnimalLeg(points('13,-36 14,-16 15,-1'), [10, 8, 6.4], coat, dark)
  const head = outline(points('-2,-56 2,-66 12,-69 19,-64 29,-59 31,-54 27,-50 16,-48 6,-46'))
  const ear = outline(points('2,-66 -5,-60 -6,-48 0,-45 5,-52 7,-63'))
  const chest = path(limb(points('13,-44 14,-34 11,-22'), [5, 8, 3]), lighten(coat, 0.07), { opacity: 0.8 })
  const face =
    path(ear, dark) +
    drawEye(17, -60.5, 1.5) +
    ellipse(30, -57, 2.4, 1.9, '#241a1c') +
    stroke(curve(points('29,-54.5 24,-52 20,-52.6')), dark, 1)
  const collar = drawWreath(brush, points('1,-46 5,-43 9,-41.6 13,-42 17,-44'), 2.8)
  return (
    tail +
    fill(back, coat) +
    legs +
    fill(haunch, coat) +
    chest +
    ellipse(-2, -1.6, 9, 2.6, coat) +
    fill(head, coat) +
    (bowTie ? brush.painter.mark('attire:bow-tie', drawPetBow(brush, 15, -41, 8, bowTie)) : collar) +
    face +
    (hasRings ? brush.painter.mark('object:rings', drawRingPillow(brush, -13, -36)) : '')
  )
}

/** Draws a sitting cat with its tail around its feet. */
function drawCat({ fill, tone }: Brush, coat: string): string {
  const dark = shade(coat, 1.6)
  const body = outline(points('0,-30 -9,-20 -13,-6 -9,0 9,0 11,-12 7,-26'))
  const tail = stroke(curve(points('-11,-3 -19,-4 -22,-14 -18,-20')), dark, 4)
  const head = outline(points('-5,-31 -6,-41 -1.5,-38.6 4,-38.8 9,-42 9.4,-32 6,-27 -2,-27'))
  const stripes = [-20, -15, -10]
    .map((y) =>
      stroke(
        curve([
          [-11, y + 3],
          [-6, y],
          [-3, y + 1],
        ]),
        dark,
        1.3,
        { opacity: 0.6 },
      ),
    )
    .join('')
  const legs = [1, 7]
    .map((x) =>
      stroke(
        curve([
          [x, -16],
          [x + 0.6, -2],
        ]),
        lighten(coat, 0.03),
        4,
      ),
    )
    .join('')
  const paws = [1, 7].map((x) => ellipse(x + 1.2, -1.2, 3, 1.6, lighten(coat, 0.08))).join('')
  const eyes = [0.2, 5.6]
    .map((x) => ellipse(x, -33.4, 1.1, 1.4, tone('#8fae5a')) + ellipse(x, -33.4, 0.5, 1.3, '#1d1517'))
    .join('')
  const muzzle = ellipse(3, -30, 2.6, 1.8, lighten(coat, 0.1)) + circle(3, -31, 0.8, '#b5606a')
  const bow =
    path(limb(points('-3.4,-25.4 1.6,-25 6.6,-25.6'), [5, 1.8, 5]), tone('#c05a6e')) +
    circle(1.6, -25, 1.4, tone('#a04458'))
  return tail + fill(body, coat) + stripes + legs + paws + fill(head, coat) + muzzle + eyes + bow
}

export const PETS = {
  dog: {
    place: 'front',
    width: 0.9,
    height: 0.72,
    draw: (painter, spot, { colour }) => {
      const coat = painter.tone(colour ?? painter.random.pick(DOGS), spot.depth)
      const { description } = painter.spec
      const dress = {
        bowTie: petWears(description, 'bow-tie', '#2b2a33') ?? petWears(description, 'tie', '#2b2a33'),
        hasRings: carriesRings(description),
      }
      return drawAnimal(painter, spot, 30, (brush) => drawDog(brush, coat, dress))
    },
  },
  cat: {
    place: 'front',
    width: 0.5,
    height: 0.45,
    draw: (painter, spot, { colour }) => {
      const coat = painter.tone(colour ?? painter.random.pick(CATS), spot.depth)
      return drawAnimal(painter, spot, 17, (brush) => drawCat(brush, coat))
    },
  },
} as const satisfies Record<string, SceneObject>
