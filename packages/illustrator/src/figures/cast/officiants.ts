import type { CultureName, PersonName, SceneDescription } from '@vowkit/understanding'
import type { Random } from '../../base/random.ts'
import { cultureOf } from './named-attire.ts'
import type { Part } from './part.ts'

const HOLDS = { held: 'book', isOld: true } as const

/** The people who lead a ceremony. They stand behind the couple. */
export const CLERGY = {
  priest: { build: 'man', wears: 'caftan', colour: '#fbf7ee', extras: ['clerical-collar', 'stole'], ...HOLDS },
  rabbi: { build: 'man', wears: 'suit', colour: '#26242c', extras: ['kippah', 'bearded', 'tallit'], ...HOLDS },
  imam: { build: 'man', wears: 'abaya', colour: '#f1ece0', extras: ['bearded', 'turban'], ...HOLDS },
  monk: { build: 'man', wears: 'caftan', colour: '#c2691f', extras: ['monk-sash'], hairstyle: 'bald', isOld: false },
  pandit: { build: 'man', wears: 'sherwani', colour: '#f3e3c6', extras: ['turban', 'lei'], ...HOLDS },
} as const satisfies Readonly<Partial<Record<PersonName, Part>>>

const OFFICIANT_NAMES: readonly PersonName[] = ['officiant', 'priest', 'rabbi', 'imam', 'monk', 'pandit']

/** Whether a person leads the ceremony. */
export function isOfficiant(name: PersonName): boolean {
  return OFFICIANT_NAMES.includes(name)
}

/** The clothes of officiants by culture. */
const OFFICIANTS: Readonly<Partial<Record<CultureName, Part>>> = {
  christian: CLERGY.priest,
  hindu: CLERGY.pandit,
  sikh: { build: 'man', wears: 'sherwani', colour: '#f6f0e4', extras: ['turban'] },
  jewish: CLERGY.rabbi,
  muslim: CLERGY.imam,
  moroccan: { build: 'man', wears: 'caftan', colour: '#f4ecdc' },
  japanese: { build: 'man', wears: 'kimono', colour: '#f5f1e8' },
  korean: { build: 'man', wears: 'hanbok', colour: '#dfe6ea' },
  chinese: { build: 'man', wears: 'qipao', colour: '#5a2730' },
  nigerian: { build: 'man', wears: 'agbada', colour: '#f4efe2' },
  scottish: { build: 'man', wears: 'kilt', colour: '#2c4470' },
  hawaiian: { build: 'man', wears: 'caftan', colour: '#fdf6e6', extras: ['flower-crown'] },
  greek: { build: 'man', wears: 'caftan', colour: '#26242c' },
}
const WOMAN = { build: 'woman', wears: 'suit' } as const
const MAN = { build: 'man', wears: 'suit' } as const
const OFFICIANT_COLOURS = ['#3a4254', '#5b5148', '#46584e', '#6a6f7c', '#5a4a5e']

/** Returns the usual officiant of the culture. Other officiants are women and men in plain clothes. */
export function officiantOf(description: SceneDescription, random: Random): Part {
  const culture = cultureOf(description)
  const usual = culture && OFFICIANTS[culture]
  if (usual) return { ...usual, ...HOLDS }
  const colour = random.pick(OFFICIANT_COLOURS)
  return { ...(random.next() < 0.5 ? WOMAN : MAN), colour, ...HOLDS }
}
