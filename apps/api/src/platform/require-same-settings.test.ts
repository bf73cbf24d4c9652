import { afterEach, beforeEach, expect, it } from 'vitest'
import { deploymentMarks } from '../db/tables.ts'
import { startApi, type TestApi } from '../testing/start-api.ts'
import { addVendors, makeVendor } from '../testing/vendors.ts'
import { requireSameSettings } from './require-same-settings.ts'

let api: TestApi
beforeEach(async () => {
  api = await startApi({ CURRENCY: 'EUR' })
})
afterEach(() => api.stop())

const start = (currency: string, isDemo = false) => requireSameSettings(api.db, { currency, isDemo })

it('the currency can change until a vendor has a price, and a process with another one does not start after that', async () => {
  await start('USD')
  await start('EUR')
  const price = { name: 'Full day', description: 'Ten hours.', original_price: '900.00' }
  await addVendors(api, [makeVendor(1, { packages: [price] })])
  await start('EUR')
  await expect(start('USD')).rejects.toThrow(
    'CURRENCY is USD, but the amounts in this database are in EUR. Set CURRENCY=EUR.',
  )
})

it('a demo does not start with the database of a deployment, and a deployment not with the one of a demo', async () => {
  await expect(start('EUR', true)).rejects.toThrow('DEMO=1 is set, but this database is not the one of a demo.')
  await api.db.delete(deploymentMarks)
  await start('EUR', true)
  await expect(start('EUR')).rejects.toThrow('This database was filled by a demo')
})
