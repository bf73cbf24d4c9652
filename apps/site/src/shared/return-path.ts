import { atom } from 'nanostores'

/** The screen somebody wanted before they had to sign in; null when nobody was stopped. */
export const $returnPath = atom<string | null>(null)
