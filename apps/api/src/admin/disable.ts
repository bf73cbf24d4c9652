import { eq } from 'drizzle-orm'
import { partners, vendors } from '../db/tables.ts'
import type { AdminContext, Command, Options } from './command.ts'
import { requireTeam, teamOptions } from './require-team.ts'

/** Disables or enables a vendor or a partner. */
async function setDisabled({ db, clock, services }: AdminContext, options: Options, isDisabled: boolean) {
  const { kind, id } = await requireTeam(db, options)
  const disabledAt = isDisabled ? clock.now() : null
  if (kind === 'partner') await db.update(partners).set({ disabledAt }).where(eq(partners.id, id))
  else {
    await db.transaction(async (tx) => {
      await tx.update(vendors).set({ disabledAt }).where(eq(vendors.id, id))
      await services.vendors.refreshFacts(tx, id)
    })
    services.vendors.forgetPublic()
  }
  return `${kind} ${id}`
}

const disable: Command = {
  summary: 'Hides a vendor from search, elements and the assistant, or stops to count a partner. Keeps all data.',
  options: teamOptions,
  async run(context, { options }) {
    const name = await setDisabled(context, options, true)
    context.print(`${name} is disabled. Its desk says so, and its conversations stay readable.`)
  },
}

const enable: Command = {
  summary: 'Ends what the command disable has done.',
  options: teamOptions,
  async run(context, { options }) {
    context.print(`${await setDisabled(context, options, false)} is enabled.`)
  },
}

export const disableCommands = { disable, enable }
