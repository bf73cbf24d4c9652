import type { ObjectName } from '@vowkit/understanding'
import { createRandom, hashText } from '../base/random.ts'
import { group } from '../base/svg.ts'
import { BODIES, type Body } from '../figures/body.ts'
import { pickHairstyle, pickLook } from '../figures/cast/looks.ts'
import { drawContact, placePerson } from '../figures/draw-figure.ts'
import type { Facing, Figure } from '../figures/figure.ts'
import { type CouplePose, castCouple, castGuests, drawCouple } from '../figures/index.ts'
import { type ClusterOptions, drawCluster } from '../flora/cluster.ts'
import { Brush } from '../objects/brush.ts'
import { OBJECTS } from '../objects/index.ts'
import type { ObjectDetail } from '../objects/object.ts'
import type { Painter } from '../painter/painter.ts'
import { ARCHES } from '../props/arches/index.ts'
import { CHAIR_METRES, drawChairOf } from '../props/chair.ts'
import type { ArchName, ChairName } from '../spec.ts'
import { type Camera, type GroundPoint, project, type Spot } from '../stage/camera.ts'
import { Stage } from '../stage/stage.ts'
import { GESTURES, type Gesture } from './gestures.ts'

/** A person in a tableau. Fields that are not set are chosen by the scene's seed. */
export interface Role extends Partial<Omit<Figure, 'build'>> {
  build?: Figure['build']
  gesture?: Gesture
  /** The direction of a person in side view. Default: 1, to the right. */
  facing?: Facing
  /** How far the feet are above the ground, in metres. */
  up?: number
  /** Draws what the person wears or holds, in centimetres from the feet. A person who faces left mirrors the drawing. */
  holds?: (brush: Brush, body: Body) => string
}

type At = readonly [right: number, away: number]

const CENTIMETRES = 100

/** A camera with a longer lens than that of the wedding views, so that people at work fill the image. */
export function tradeCamera(horizon: number, focal = 1450): Camera {
  return { horizon, eye: 1.55, focal }
}

/**
 * Places people and things of a trade on the ground. Positions are metres to the right, and metres from the viewer.
 * Vendor cards crop the image to 4:3, so keep the subject within 2.1 m of the centre at a distance of 5 m.
 */
export class Tableau {
  readonly painter: Painter
  readonly #stage: Stage
  #count = 0

  constructor(painter: Painter, camera: Camera) {
    this.painter = painter
    this.#stage = new Stage(painter, camera)
  }

  get palette(): readonly string[] {
    return this.painter.spec.palette
  }

  /** Returns a colour of the palette. */
  colour(index: number): string {
    return this.palette[index % this.palette.length] as string
  }

  /** Places an object that a description can name. `up` raises it, in metres. */
  object(name: ObjectName, at: At, detail: ObjectDetail = {}, up = 0): void {
    const object = OBJECTS[name]
    if (!object) throw new RangeError(`The object ${name} has no drawing.`)
    this.#add(name, at, up, (spot) => object.draw(this.painter, spot, detail))
  }

  /** Places a drawing in centimetres. Its base is at (0, 0). */
  prop(at: At, draw: (brush: Brush) => string, { up = 0, size = 1 }: { up?: number; size?: number } = {}): void {
    this.#add('prop', at, up, ({ x, y, unit, depth }) => {
      const { drawn, wrap } = this.painter.within(
        () => draw(new Brush(this.painter, {}, depth)),
        () => ({ x, y, scale: (unit / CENTIMETRES) * size }),
      )
      return wrap(drawn)
    })
  }

  person(at: At, { gesture = 'stands', facing = 1, up = 0, holds, ...named }: Role = {}): void {
    const index = this.#count
    const { description, seed } = this.painter.spec
    const random = createRandom(`${seed}/role-${index}`)
    const build = named.build ?? random.pick(['woman', 'man'] as const)
    const look = pickLook(random, description.facts.find((fact) => fact.kind === 'culture')?.name)
    const figure: Figure = {
      wears: build === 'man' ? 'suit' : 'short-dress',
      colour: '#4a4744',
      ...look,
      hairstyle: pickHairstyle(random, build, { ...look, ...(named.hair && { hair: named.hair }) }),
      extras: [],
      stature: random.range(0.97, 1.03),
      ...named,
      build,
    }
    const body = BODIES[build]
    const stance = GESTURES[gesture](body)
    this.#add('person', at, up, (spot) => {
      const shadow = up > 0 ? '' : drawContact(this.painter, spot, stance.seated ? 34 : 30)
      const held = holds ? this.#hold(spot, facing, (brush) => holds(brush, body)) : ''
      return shadow + placePerson(this.painter, spot, { figure, stance, facing }) + held
    })
  }

  #hold({ x, y, unit, depth }: Spot, facing: Facing, draw: (brush: Brush) => string): string {
    const { drawn, wrap } = this.painter.within(
      () => draw(new Brush(this.painter, {}, depth)),
      () => ({ x, y, scale: unit / CENTIMETRES }),
    )
    return wrap(facing < 0 ? group({ transform: 'scale(-1 1)' }, drawn) : drawn)
  }

  /** Places the couple of the description. */
  couple(at: At, pose: CouplePose): void {
    const { description, seed } = this.painter.spec
    const couple = castCouple(description, createRandom(`${seed}/couple`))
    this.#add('couple', at, 0, (spot) => drawCouple(this.painter, spot, couple, pose))
  }

  /** Returns one partner of the couple as a role. */
  partner(index: 0 | 1): Figure {
    const { description, seed } = this.painter.spec
    return castCouple(description, createRandom(`${seed}/couple`))[index]
  }

  /** Places guests with the same gesture at several points. */
  guests(points: readonly At[], gesture: Gesture | readonly Gesture[], facing?: Facing): void {
    const { description, seed } = this.painter.spec
    const cast = castGuests(description, points.length, createRandom(`${seed}/guests-${this.#count}`))
    const gestures = typeof gesture === 'string' ? [gesture] : gesture
    for (const [i, guest] of cast.entries()) {
      const point = points[i] as At
      this.person(point, {
        ...guest,
        gesture: gestures[i % gestures.length] as Gesture,
        facing: facing ?? (point[0] < 0 ? 1 : -1),
      })
    }
  }

  /** Places an arrangement of flowers. `radius` is in metres. */
  flowers(at: At, radius: number, options: ClusterOptions = {}, up = 0): void {
    this.#add('flowers', at, up, ({ x, y, unit }) => drawCluster(this.painter, x, y, unit * radius, options))
  }

  /** Places a structure of a ceremony, such as an arch. `metres` is its height. */
  structure(name: ArchName, at: At, metres = 2.9): void {
    this.#add('structure', at, 0, ({ x, y, unit }) => ARCHES[name](this.painter, { x, y, height: metres * unit }))
  }

  /** Places a chair, seen from behind. */
  chair(kind: ChairName, at: At): void {
    this.#add('chair', at, 0, ({ x, y, unit }) => drawChairOf(this.painter, kind, x, y, (unit * CHAIR_METRES) / 92))
  }

  /** Places a drawing in canvas pixels at a point. */
  at(at: At, draw: (spot: Spot) => string, up = 0): void {
    this.#add('at', at, up, draw)
  }

  /** Returns the position of a point on the canvas. */
  spot([right, away]: At, up = 0): Spot {
    return project(this.#stage.camera, { right, away }, up)
  }

  render(): string {
    return this.#stage.render()
  }

  #add(kind: string, [right, away]: At, up: number, draw: (spot: Spot) => string): void {
    const name = `${kind}-${hashText(`${this.#count++}`)}`
    const point: GroundPoint = { right, away }
    this.#stage.add(name, point, (spot) => draw(up ? project(this.#stage.camera, point, up) : spot))
  }
}
