export { carriesRings } from './animals/dressed-pets.ts'
export { castCouple } from './cast/cast-couple.ts'
export { castGuests } from './cast/cast-guests.ts'
export { castOthers } from './cast/cast-others.ts'
export { isOfficiant } from './cast/officiants.ts'
export { drawCouple } from './couple/draw-couple.ts'
export { drawRiders, type Seats } from './couple/draw-riders.ts'
export {
  actionsOfCouple,
  COUPLE_POSES,
  type CouplePose,
  fromBehind,
  hasSeats,
  isOfCouple,
  poseOfCouple,
  showsAction,
  sitsOnBench,
  sitsOnBlanket,
  wheelchairUser,
} from './couple/pose.ts'
export { drawFigure, drawSeatedGuest } from './draw-figure.ts'
export type { Figure, Pose } from './figure.ts'
