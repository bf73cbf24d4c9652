// breaks imports/package
import { atom } from 'nanostores'

export const $nothing = atom(null)
