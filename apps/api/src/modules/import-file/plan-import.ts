import { Email, normalizeEmail } from '@vowkit/sdk-core/contract'
import * as z from 'zod/mini'
import type { Database } from '../../platform/database.ts'
import type { AccountService } from '../accounts/service.ts'
import type { Fault } from '../vendors/service.ts'
import { findRepeated } from './find-repeated.ts'
import type { ImportAccount } from './import-account.ts'

/** A monthly plan of an import file: an active or ended subscription that the external form sold. */
export const PlanImport = z.object({
  email: Email,
  plan: z.enum(['free', 'monthly']),
})
export type PlanImport = z.output<typeof PlanImport>

/** Finds email addresses with more than one plan. */
export function findPlanFaults(plans: PlanImport[]): Fault[] {
  const emails = plans.map(({ email }) => normalizeEmail(email))
  const toFault = (index: number) => ({
    path: [index, 'email'],
    message: `The plan of ${emails[index]} is repeated.`,
  })
  return findRepeated(emails).map(toFault)
}

export interface PlanImportDeps {
  accounts: AccountService
  importAccount: ImportAccount
}

/** Sets the plans and creates missing accounts. Returns the number of accounts whose plan changed. */
export async function setPlans(
  tx: Database,
  { accounts, importAccount }: PlanImportDeps,
  plans: PlanImport[],
): Promise<number> {
  let changed = 0
  for (const { email, plan } of plans) {
    const id = await importAccount(tx, email)
    if (await accounts.setPlan(tx, id, plan)) changed++
  }
  return changed
}
