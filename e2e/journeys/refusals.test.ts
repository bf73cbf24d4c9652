import { tokenOn } from '../helpers/session.ts'
import { hugePhoto, notAPhoto, photo } from '../helpers/uploads.ts'
import { expect, test } from '../test.ts'

const PROMPT = 'A vineyard evening with burgundy dahlias'

test('the vision tool requires a prompt', async ({ page, servers, tool }) => {
  await page.goto(servers.partner)
  await expect(tool.generate).toBeDisabled()
  await tool.prompt.fill('   \n  ')
  await expect(tool.generate).toBeDisabled()
  await tool.prompt.press('Control+Enter')
  await expect(tool.alert).toHaveText('Please write a description of your dream wedding')
})

test('the vision tool accepts 2000 characters and reports a longer prompt', async ({ page, servers, tool }) => {
  await page.goto(servers.partner)
  const words = 'Roses and rain. '.repeat(126)
  await tool.ask(words)
  await expect(tool.alert).toHaveText('Please keep your description under 2000 characters')
  await expect(tool.prompt).toHaveValue(words)
  await tool.prompt.fill(words.slice(0, 2000))
  await expect(tool.alert).toBeHidden()
  await tool.generate.click()
  await expect(tool.dialog).toBeVisible()
})

test('the vision tool keeps the first five of six images', async ({ page, servers, tool }) => {
  await page.goto(servers.partner)
  const names = [1, 2, 3, 4, 5, 6].map((place) => `photo-${place}.jpg`)
  await tool.addImages(...(await Promise.all(names.map((name, index) => photo(name, `hsl(${index * 60}, 50%, 50%)`)))))
  await expect(page.getByText('You can add up to 5 images. We kept the first 5.')).toBeVisible()
  await expect(tool.thumbnails).toHaveCount(5)
  await page.getByRole('button', { name: 'Remove photo-1.jpg' }).click()
  await expect(tool.thumbnails).toHaveCount(4)
})

test('the vision tool explains why it skips empty and huge files, and skips other files silently', async ({
  page,
  servers,
  tool,
}) => {
  await page.goto(servers.partner)
  await tool.prompt.fill(PROMPT)
  await tool.addImages(await photo('venue.jpg'), notAPhoto('empty.jpg', 0))
  await expect(page.getByText('We left out an empty file.')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(await hugePhoto())
  await expect(page.getByText('20 MB limit per image.')).toBeVisible()
  await tool.addImages(notAPhoto('setup.exe', 2000, 'application/x-msdownload'))
  await expect(tool.thumbnails).toHaveCount(1)
  await expect(tool.prompt).toHaveValue(PROMPT)
})

test('an executable with a photo’s file name is rejected, and the prompt and the credits are kept', async ({
  page,
  servers,
  tool,
  backend,
  email,
}) => {
  await page.goto(servers.partner)
  await tool.addImages(notAPhoto('holiday.jpg', 2000))
  await expect(tool.thumbnails).toHaveCount(1)
  await tool.ask(PROMPT)
  await tool.signIn(email)
  await expect(tool.alert).toContainText('Your draft is safe')
  await expect(tool.prompt).toHaveValue(PROMPT)
  expect(await backend.ledgerOf(await tokenOn(page))).toEqual({ visions: [], credits: 3 })
  await page.getByRole('button', { name: 'Remove holiday.jpg' }).click()
  await tool.generate.click()
  await tool.waitForImage()
})

test('the sign-in dialog reports a wrong code and then accepts the correct code', async ({
  page,
  servers,
  tool,
  backend,
  email,
}) => {
  await page.goto(servers.partner)
  await tool.ask(PROMPT)
  await tool.requestCode(email)
  const code = await backend.mailedCode(email)
  await tool.code.fill(code === '0000' ? '1111' : '0000')
  await expect(tool.dialog.getByRole('alert')).toHaveText('Invalid verification code. Please try again.')
  await expect(tool.code).toHaveValue('')
  await expect(tool.code).toBeFocused()
  await tool.code.pressSequentially(code)
  await tool.waitForImage()
})

test('a sign-in code works once', async ({ page, servers, tool, backend, email }) => {
  await page.goto(servers.partner)
  await tool.ask(PROMPT)
  await tool.signIn(email)
  const spent = await backend.mailedCode(email)
  const answer = await page.request.post(`${servers.api}/auth/login_vision/`, { data: { email, code: spent } })
  expect(answer.status()).toBe(400)
})

test('the sign-in dialog reports too many attempts', async ({ page, servers, tool, backend, email }) => {
  await page.goto(servers.partner)
  await tool.ask(PROMPT)
  await tool.requestCode(email)
  const right = await backend.mailedCode(email)
  const problem = tool.dialog.getByRole('alert')
  const wrong = ['1111', '2222', '3333', '4444', '5555', '6666'].filter((code) => code !== right).slice(0, 5)
  for (const code of wrong) {
    await tool.code.pressSequentially(code)
    await expect(tool.code).toHaveValue('')
    await expect(problem).toBeVisible()
  }
  await tool.code.pressSequentially(right)
  await expect(problem).toBeVisible()
  await expect(tool.dialog).toBeVisible()
  await tool.dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(tool.prompt).toHaveValue(PROMPT)
})

test('a fourth free vision opens the credits dialog', async ({ page, servers, tool, backend, newCouple }) => {
  await newCouple({ at: 'partner' })
  const token = await tokenOn(page)
  await backend.spend(token, 3)
  await page.goto(servers.partner)
  await tool.ask(PROMPT)
  await expect(tool.dialog.getByRole('alert')).toHaveText('You have no vision credits remaining.')
  await expect(tool.dialog.getByRole('radio')).toHaveCount(3)
  await expect(tool.dialog.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(tool.prompt).toHaveValue(PROMPT)
  await page.reload()
  await expect(tool.prompt).toHaveValue(PROMPT)
  expect((await backend.ledgerOf(token)).credits).toBe(0)
})
