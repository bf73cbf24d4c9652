import { Email, TEAM_ROLES, type TeamRole } from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { partners, vendors } from '../db/tables.ts'
import { AdminError, type Command, toNumber } from './command.ts'
import { requireTeam, teamOptions } from './require-team.ts'

/** The value of the attribute `partner`: it must not need escaping in HTML. */
const KEY = /^[a-z0-9][a-z0-9-]{1,62}$/

const makeVendor: Command = {
  summary: 'Creates a vendor. Its owner signs in on the desk with this email address.',
  options: {
    email: { description: 'the email address of the owner', isRequired: true },
    name: { description: 'the name of the business', isRequired: true },
    categories: { description: 'the ids of the categories, separated by commas', isRequired: true },
    location: { description: 'the place of the business' },
  },
  async run({ db, services, print }, { options }) {
    const { email = '', name = '', categories = '', location = '' } = options
    const ids = categories.split(',').map((id) => toNumber(id.trim(), 'A category'))
    const known = await services.categories.list()
    const unknown = ids.filter((id) => !known.some((category) => category.id === id))
    if (unknown.length > 0) {
      const list = known.map(({ id, title }) => `  ${id}  ${title}`).join('\n')
      throw new AdminError(`There is no category ${unknown.join(', ')}. The categories are:\n${list}`)
    }
    const given = { email: readEmail(email), business_name: name, categories: ids, business_location: location }
    const { ids: made, added } = await services.vendors.import([given])
    const [id = 0] = made
    if (added === 0) throw new AdminError(`The vendor ${id} already has the address ${email}.`)
    const [vendor] = await db.select().from(vendors).where(eq(vendors.id, id))
    print(`vendor ${id} created: ${vendor?.businessName}`)
  },
}

const makePartner: Command = {
  summary: 'Creates a partner that is no vendor, and invites its first owner by email.',
  options: {
    name: { description: 'the name of the partner', isRequired: true },
    key: { description: 'the value of the attribute `partner` on its pages', isRequired: true },
    email: { description: 'the email address of the first owner', isRequired: true },
    hosts: { description: 'the hosts of its websites, separated by commas' },
  },
  async run({ db, clock, services, print }, { options }) {
    const { name = '', key = '', hosts = '' } = options
    if (!KEY.test(key)) throw new AdminError('A key has 2 to 63 lowercase letters, digits and hyphens.')
    const email = readEmail(options.email)
    const id = await db.transaction(async (tx) => {
      const values = { name, key, hosts: listOf(hosts), createdAt: clock.now() }
      const [made] = await tx.insert(partners).values(values).onConflictDoNothing().returning({ id: partners.id })
      if (!made) throw new AdminError(`Another partner has the key ${key}.`)
      await services.team.inviteByOperator(tx, { kind: 'partner', id: made.id }, { email, role: 'owner' })
      return made.id
    })
    print(`partner ${id} created: ${name}. The invitation to ${email} is queued.`)
  },
}

const invite: Command = {
  summary: 'Invites a person to the team of a vendor or a partner by email.',
  options: {
    ...teamOptions,
    email: { description: 'the email address to invite', isRequired: true },
    role: { description: `${TEAM_ROLES.join(' or ')}. Default: member` },
  },
  async run({ db, services, print }, { options }) {
    const team = await requireTeam(db, options)
    const email = readEmail(options.email)
    await db.transaction((tx) =>
      services.team.inviteByOperator(tx, team, { email, role: readRole(options.role ?? 'member') }),
    )
    print(`The invitation to ${email} is queued.`)
  },
}

function readEmail(text: string | undefined): string {
  const { data } = Email.safeParse(text)
  if (data === undefined) throw new AdminError(`${text} is not an email address.`)
  return data
}

function readRole(text: string): TeamRole {
  const role = TEAM_ROLES.find((one) => one === text)
  if (!role) throw new AdminError(`A role is one of ${TEAM_ROLES.join(', ')}.`)
  return role
}

const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '')

export const makeCommands = { 'make-vendor': makeVendor, 'make-partner': makePartner, invite }
