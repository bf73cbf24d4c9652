import { watchComplaints } from '../helpers/watch.ts'
import { expect, test } from '../servers.ts'

test('every documented URL responds with its own security headers', async ({ servers, page }) => {
  const complaints = await watchComplaints(page)
  const { api, site, vision, playground, partner } = servers
  const paths = ['/healthz', '/readyz', '/openapi.json', '/docs', '/dev/mailbox', '/embed/v1/vision-generator.js']
  for (const address of [
    ...paths.map((path) => api + path),
    `${site}/`,
    `${vision}/`,
    `${playground}/`,
    `${partner}/`,
  ]) {
    const response = await page.goto(address)
    expect(response?.status(), address).toBe(200)
    await page.waitForLoadState('networkidle')
    expect(complaints.violations, address).toEqual([])
  }
})

test('an unknown address with a dot shows the not-found page of the site', async ({ servers, page }) => {
  const response = await page.goto(`${servers.site}/old-page.html`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('an unknown path responds 404 with the documented body', async ({ servers, request }) => {
  const response = await request.get(`${servers.api}/nowhere/`)
  expect(response.status()).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'not_found', request_id: expect.any(String) })
})
