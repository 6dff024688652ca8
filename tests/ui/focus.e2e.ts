// Keyboard focus: past the menu with one key, on a new screen's heading, on the first field of an opened dialog.
import { expect, type Page, test } from '@playwright/test'
import { follow, signIn } from '#tests/support/browser.ts'

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document
    return `${element?.tagName} ${element?.getAttribute('aria-label') ?? element?.textContent?.trim().slice(0, 40) ?? ''}`
  })

test('one Tab and Enter lead past the menu to the page', async ({ page }) => {
  await signIn(page, 'owner@example.com')
  await page.goto('/projects')
  await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('the heading of a screen that comes has the focus', async ({ page }) => {
  await signIn(page, 'owner@example.com')
  for (const name of ['Team', 'Receivables', 'Projects']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  }
  await page
    .getByRole('link', { name: /^Casey/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Casey Example', exact: true })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeFocused()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('adders')
  await page.getByRole('option', { name: 'Adders' }).first().click()
  await expect(page.getByRole('heading', { name: 'Adders', exact: true })).toBeFocused()
})

test('a form, and each step of one, begins at its first field', async ({ page }) => {
  await signIn(page, 'owner@example.com')
  await page.keyboard.press('n')
  const first = page.getByLabel('First name')
  await expect(first).toBeFocused()
  await first.fill('Robin')
  await page.getByLabel('Last name').fill('Sample')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Street')).toBeFocused()
  await page.goBack()
  await expect(first).toBeFocused()
})

/** The page, the button that opens it, and what has the focus then. */
const OPENED = [
  ['/light-hub/adders', 'New adder', 'INPUT'],
  ['/light-hub/modules', 'Add panel', 'INPUT'],
  ['/light-hub/incentives', 'Add incentive', 'INPUT'],
  ['/light-hub/agreements', 'Upload agreement', 'INPUT'],
  ['/team', 'Invite', 'INPUT|BUTTON'],
  ['/resources', 'Add resource', 'INPUT|BUTTON'],
  ['/settings/company/roles', 'New role', 'INPUT'],
] as const

test('what opens over a screen begins at its first field or choice', async ({ page }) => {
  await signIn(page, 'owner@example.com')
  for (const [path, name, kind] of OPENED) {
    await follow(page, path)
    await page.getByRole('main').getByRole('button', { name }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect.poll(() => focused(page), name).toMatch(new RegExp(`^(${kind})`))
    expect(await focused(page), name).not.toContain('Close')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

/** Contrast of two colors as WCAG computes it, from pixels the browser itself paints. */
const contrasts = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const luminance = (color: string) => {
      if (!canvas) return 0
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      const parts = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map(byte => {
        const share = byte / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      const [red = 0, green = 0, blue = 0] = parts
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const style = getComputedStyle(document.documentElement)
    const ratio = (one: string, other: string) => {
      const [dark = 0, light = 0] = [
        luminance(style.getPropertyValue(one)),
        luminance(style.getPropertyValue(other)),
      ].sort((a, b) => a - b)
      return (light + 0.05) / (dark + 0.05)
    }
    return ['--focus', '--control'].flatMap(line =>
      ['--page', '--surface', '--raised', '--sunken'].map(ground => ({
        pair: `${line} on ${ground}`,
        ratio: ratio(line, ground),
      })),
    )
  })

test('rings and the borders of fields contrast with every background, in both themes', async ({ page }) => {
  await page.goto('/login')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    for (const { pair, ratio } of await contrasts(page))
      expect(ratio, `${pair}, ${colorScheme}`).toBeGreaterThanOrEqual(3)
  }
  const email = page.getByLabel('Email')
  await email.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  const drawn = await email.evaluate(field => {
    const paint = (name: string) => {
      const probe = document.createElement('i')
      probe.style.color = `var(${name})`
      document.body.append(probe)
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    }
    const { outlineColor, outlineWidth, borderTopColor, boxShadow } = getComputedStyle(field)
    return {
      ring: outlineColor === paint('--focus') && outlineWidth,
      border: borderTopColor === paint('--control'),
      boxShadow,
    }
  })
  expect(drawn.ring).toBe('2px')
  expect(drawn.border).toBe(true)
  expect(drawn.boxShadow).not.toBe('none')
})
