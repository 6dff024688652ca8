// The action of each payment option stays in sight, on a phone, a laptop and a wide window, in both languages.
import { expect, test } from '@playwright/test'
import { ownCompany } from '#tests/support/browser.ts'
import { financed } from '#tests/support/sale.ts'

const LOOKS = [
  { width: 390, height: 844, locale: 'es-US', select: /^Elegir / },
  { width: 1280, height: 800, locale: 'es-US', select: /^Elegir / },
  { width: 1440, height: 900, locale: 'en-US', select: /^Select / },
]

test('a payment option is chosen without scrolling sideways', async ({ page, browser }) => {
  const { project_id } = await financed(await ownCompany(page, 'In sight'))
  const storageState = await page.context().storageState()
  for (const { locale, select, ...viewport } of LOOKS) {
    const context = await browser.newContext({ storageState, locale, viewport })
    const seen = await context.newPage()
    await seen.goto(`/projects/${project_id}?tab=financing`)
    const buttons = seen.getByRole('table').first().getByRole('button', { name: select })
    await expect(buttons.first()).toBeVisible()
    for (const button of await buttons.all()) {
      const box = await button.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0), `${viewport.width} ${locale}`).toBeLessThanOrEqual(viewport.width - 16)
    }
    await context.close()
  }
})
