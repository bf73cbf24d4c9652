import type { OwnData } from '../../knowledge.ts'
import { plain } from '../../text.ts'
import type { Context } from '../context.ts'

const DAY_MS = 86_400_000

function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

export async function weddingDay(own: OwnData, { say, knowledge }: Context): Promise<string | null> {
  const wedding = await own.wedding()
  if (!wedding) return null
  return wedding.date ? say.own.day(wedding.date, countDays(knowledge.today, wedding.date)) : say.own.noDate
}

export async function wedding(own: OwnData, context: Context): Promise<string | null> {
  const { say } = context
  const told = await own.wedding()
  if (!told) return null
  const lines: string[] = []
  if (told.names.length > 0) lines.push(say.own.names(told.names.map(plain)))
  if (told.date) lines.push(say.own.day(told.date, countDays(context.knowledge.today, told.date)))
  if (told.city) lines.push(say.own.place(plain(told.city)))
  if (told.budget) lines.push(say.own.budget(plain(told.budget)))
  if (told.styles) lines.push(say.own.styles(plain(told.styles)))
  return lines.length > 0 ? [...lines, say.own.change].join('\n') : say.own.toldNothing
}
