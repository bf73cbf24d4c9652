import { Email, isRecord } from '@vowkit/sdk-core/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { PLAN_FORM_PATH } from '../../config/demo-paths.ts'
import { HttpError } from '../../http/http-error.ts'
import { registerStyles, sendPage } from '../../http/page.ts'
import { parseFields } from '../../http/read-body.ts'
import type { AccountService } from '../../modules/accounts/service.ts'
import type { Database } from '../../platform/database.ts'
import { writePlanBegun, writePlanForm } from './page.ts'

export interface PlanFormDeps {
  db: Database
  accounts: Pick<AccountService, 'findOrCreate' | 'setPlan'>
  /** The price of a month, formatted. */
  price: string
}

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const PlanRequest = z.object({ email: Email })

/** Serves a form that stands in for the external monthly plan form. A submission starts the plan immediately. */
export function registerPlanForm(app: FastifyInstance, { db, accounts, price }: PlanFormDeps): void {
  app.get(PLAN_FORM_PATH, async (_request, reply) => sendPage(reply, writePlanForm({ price }), POLICY))

  app.post(PLAN_FORM_PATH, async ({ body }, reply) => {
    const given = isRecord(body) ? body : {}
    try {
      const { email } = parseFields(PlanRequest, given)
      await db.transaction(async (tx) => {
        const { id } = await accounts.findOrCreate(tx, email)
        await accounts.setPlan(tx, id, 'monthly')
      })
      return sendPage(reply, writePlanBegun(email, price), POLICY)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      const [message] = error.fields.email ?? [error.message]
      const email = typeof given.email === 'string' ? given.email : ''
      return sendPage(reply.code(error.status), writePlanForm({ email, error: message, price }), POLICY)
    }
  })

  const names = ['checkout/checkout.css', 'checkout/fields.css', 'demo/plan-form.css']
  registerStyles(app, `${PLAN_FORM_PATH}.css`, ...names)
}
