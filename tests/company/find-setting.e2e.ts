// Someone who does not know where a setting is types what they call it.
import { expect, test } from '@playwright/test'
import { ownCompany, watchFaults } from '../support/browser.ts'

for (const width of [390, 1280])
  test(`a setting is found by what people call it, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const faults = watchFaults(page)
    await ownCompany(page, `Found ${width} Solar`)
    await page.goto('/settings/company/general')
    const field = page.getByRole('searchbox', { name: 'Search settings' })
    const pages = page.getByRole('navigation', { name: 'Settings' }).getByRole('link')
    await field.fill('ppw')
    await expect(pages).toHaveText(['Base price'])
    await field.fill('nowhere')
    await expect(page.getByText('No settings match “nowhere”. Try another word.')).toBeVisible()
    await expect(pages).toHaveCount(0)
    await field.press('Enter')
    await expect(page.getByRole('heading', { name: 'General', level: 1 })).toBeVisible()
    await field.fill('smtp')
    await field.press('Enter')
    await expect(page.getByRole('heading', { name: 'Email server', level: 1 })).toBeVisible()
    // Once it is found, all pages are there again.
    await expect(field).toHaveValue('')
    await expect(pages.filter({ hasText: 'General' })).toHaveCount(1)

    for (const [typed, name, title] of [
      ['ppw', 'Base price', 'Price'],
      ['sales tax', 'Taxes', 'Taxes'],
      ['minimum margin', 'Pricing checks', 'Pricing checks'],
    ] as const) {
      await field.fill(typed)
      await pages.filter({ hasText: name }).click()
      await expect(page.getByRole('heading', { name: title, level: 2 })).toBeInViewport()
      await expect(pages.filter({ hasText: name })).toHaveAttribute('aria-current', 'page')
      await field.fill('')
    }

    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('dialog').getByRole('combobox').fill('net metering')
    await page.getByRole('option', { name: /Utilities/ }).click()
    await expect(page.getByRole('heading', { name: 'Utilities', level: 1 })).toBeVisible()
    expect(faults).toEqual([])
  })
