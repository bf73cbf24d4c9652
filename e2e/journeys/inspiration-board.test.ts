import { faultsInBothWidths } from '../helpers/accessibility.ts'
import { photo } from '../helpers/uploads.ts'
import { expect, test } from '../test.ts'

test('a couple orders, edits, pins and shares its inspiration board, and stops sharing', async ({
  page,
  browser,
  servers,
  couple,
  newCouple,
}) => {
  const cards = page.getByRole('list', { name: 'Your inspirations' }).getByRole('article')
  const names = () => cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')))

  await test.step('adds two inspirations and orders them with the keyboard', async () => {
    await newCouple()
    await page.goto(`${servers.site}/dashboard`)
    await couple.addInspiration('Cakes', 'Three tiers', await photo('a.jpg', '#22345c'))
    await couple.addInspiration('Florists', 'Loose and seasonal', await photo('b.jpg', '#6f1d34'))
    await expect(cards).toHaveCount(2)
    expect(await names()).toEqual(['Florists', 'Cakes'])
    const saved = page.waitForResponse(/inspiration-board\/order/)
    await page.getByRole('button', { name: 'Move Florists' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('Florists: place 2 of 2.')).toBeAttached()
    await saved
    await page.reload()
    await expect(cards).toHaveCount(2)
    expect(await names()).toEqual(['Cakes', 'Florists'])
  })

  await test.step('edits an inspiration', async () => {
    await page.getByRole('button', { name: 'Actions for Cakes' }).click()
    await couple.button('Edit').click()
    await couple.dialog.getByLabel(/^Description/).fill('Two tiers')
    await couple.dialog.locator('input[type=file]').setInputFiles([await photo('c.jpg', '#a3b295')])
    await couple.dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(couple.dialog).toBeHidden()
    await expect(page.getByText('Two tiers')).toBeVisible()
  })

  await test.step('drops an image on the board, which opens the form with it', async () => {
    const dropped = await photo('dropped.jpg', '#b7a5dd')
    const transfer = await page.evaluateHandle(
      ({ name, bytes }) => {
        const data = new DataTransfer()
        data.items.add(new File([Uint8Array.from(bytes)], name, { type: 'image/jpeg' }))
        return data
      },
      { name: dropped.name, bytes: [...dropped.buffer] },
    )
    await couple.board.dispatchEvent('drop', { dataTransfer: transfer })
    await expect(couple.dialog.getByAltText('dropped.jpg')).toBeVisible()
    await couple.dialog.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('pins a vendor from its profile', async () => {
    await page.goto(`${servers.site}/dashboard/vendor-detail/1`)
    await couple.button('Pin to board').click()
    await expect(couple.button('On your board')).toBeVisible()
    await page.goto(`${servers.site}/dashboard`)
    await expect(cards).toHaveCount(3)
    expect(await faultsInBothWidths(page, 'body')).toEqual([])
  })

  await test.step('shares the board with a visitor without an account, then stops sharing', async () => {
    await couple.button('Share').click()
    await couple.dialog.getByRole('button', { name: 'Create link' }).click()
    const link = await couple.dialog.getByLabel('Link to your board').inputValue()
    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible()
    await expect(visitor.getByText('Two tiers')).toBeVisible()
    await expect(visitor.locator('.shared-board__image').first()).toHaveJSProperty('complete', true)
    expect(await visitor.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    await couple.dialog.getByRole('button', { name: 'Stop sharing' }).click()
    await expect(couple.dialog.getByText(/You stopped sharing/)).toBeVisible()
    expect((await visitor.reload())?.status()).toBe(404)
    await visitor.context().close()
  })
})
