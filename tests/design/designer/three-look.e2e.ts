// The rendering cost of the 3D view, counted as there is no GPU to time, and its colors.
import { expect, type Page, test } from '@playwright/test'
import { follow, signIn, watchFaults } from '#tests/support/browser.ts'

/** What a phone's GPU draws in a fiftieth of a second with room to spare. */
const MOST_CALLS = 45
const MOST_TRIANGLES = 60_000

async function openHouse(page: Page, firstname: string) {
  await follow(page, `/projects?search=${firstname}`)
  const link = page.getByRole('link', { name: new RegExp(`^${firstname} `) }).first()
  await follow(page, `${await link.getAttribute('href')}/designer2?day=171&hour=15&heat=on`)
}

test('a house in three dimensions is drawn in few calls, with heat that begins where its light does', async ({
  page,
}) => {
  const faults = watchFaults(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  for (const firstname of ['Finley', 'Blake', 'Harper']) {
    await openHouse(page, firstname)
    const picture = page.getByRole('img', { name: /^3D view\./ })
    await expect(picture.or(page.getByText('3D Data Unavailable'))).toBeVisible()
    const access = page.getByRole('region', { name: 'Solar access' })
    await expect(access.getByRole('listitem').first()).toBeVisible()
    // Roofs with 99% of the light are not painted on a scale from 60%.
    const from = Number.parseInt((await access.getByText(/^\d+% or less$/).textContent()) ?? '', 10)
    expect(from, firstname).toBeGreaterThanOrEqual(85)
    if (!(await picture.isVisible())) continue
    const cost = async (name: string) => Number(await picture.getAttribute(`data-${name}`))
    await expect.poll(() => cost('calls'), firstname).toBeGreaterThan(5)
    expect(await cost('calls'), firstname).toBeLessThanOrEqual(MOST_CALLS)
    expect(await cost('triangles'), firstname).toBeLessThanOrEqual(MOST_TRIANGLES)
  }
  expect(faults).toEqual([])
})
