// Every shared widget in every state: readable in both themes, no wider than a phone, no larger than the specification allows.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { watchFaults } from '#tests/support/browser.ts'
import { expectReadable } from '#tests/support/readable.ts'

async function open(page: Page) {
  const faults = watchFaults(page)
  await page.goto('/widgets')
  await expect(page.getByRole('heading', { name: 'Widgets' })).toBeVisible()
  // Until virtualization has loaded, the first hundred are rendered.
  await expect.poll(() => bigTable(page).getByRole('row').count()).toBeLessThan(80)
  return faults
}

type Part = { within?: string; without?: string[] }

/** Names and roles are the same in every color: dark is asked for contrast alone. What opens is looked at by itself. */
async function inspect(page: Page, name: string, part: Part = {}) {
  const dark = await page.evaluate(() => document.documentElement.dataset.theme === 'dark')
  await expectReadable(page, name, { ...part, rules: dark ? 'contrast' : 'all' })
}

const bigTable = (page: Page) => page.getByRole('table', { name: 'All projects' })
/** The box the big table scrolls in. */
const bigBox = (page: Page) => bigTable(page).locator('xpath=..')

async function sizeOf(element: Locator) {
  const size = await element.boundingBox()
  if (!size) throw new Error('not on the screen')
  return size
}

const LOOKS = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
] as const

for (const { colorScheme, width } of LOOKS)
  test(`the widgets at rest and opened, ${colorScheme}, ${width} px`, async ({ browser }) => {
    const context = await browser.newContext({
      colorScheme,
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const faults = await open(page)
    await inspect(page, 'at rest')

    for (const [button, title] of [
      ['Void agreement', 'Void this agreement?'],
      ['Show panel', 'Helio Sample 410'],
      ['Edit adder', 'Main panel upgrade'],
    ] as const) {
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      await inspect(page, title, { within: '[role="dialog"]' })
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.getByRole('button', { name: button })).toBeFocused()
    }
    await page.getByRole('button', { name: /^All clauses/ }).click()
    await page.getByLabel('Panel', { exact: true }).click()
    await expect(page.getByRole('option', { name: 'Helio Sample 410' })).toBeVisible()
    await inspect(page, 'a dropdown and a long panel')
    await page.keyboard.press('Escape')
    await page.getByLabel('Utility', { exact: true }).fill('sample')
    await expect(page.getByRole('option').first()).toBeVisible()
    // Readers are kept to field and list while it is open; Tab closes it before the focus continues, as tested below.
    await inspect(page, 'an autocomplete', { without: ['aria-hidden-focus'] })
    expect(faults).toEqual([])
    await context.close()
  })

test.describe('sizes of the specification, section 9', () => {
  test.use({ viewport: { width: 1280, height: 1000 }, reducedMotion: 'reduce' })

  test('a panel shows at most 800 px of its content, and the keyboard scrolls the rest', async ({ page }) => {
    await open(page)
    const title = page.getByRole('button', { name: /^All clauses/ })
    await title.click()
    const content = page.getByRole('region', { name: /^All clauses/ })
    await expect.poll(async () => (await sizeOf(content)).height).toBe(800)
    await title.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('End')
    await expect(content.getByText('Clause 40.')).toBeInViewport()
    await title.press('Enter')
    await expect(content).toBeHidden()
  })

  test('a dropdown list is at most 310 px high, an autocomplete list 300', async ({ page }) => {
    await open(page)
    await page.getByLabel('Panel', { exact: true }).click()
    // The list itself, or the box it scrolls in.
    const height = () =>
      page.getByRole('listbox').evaluate(list => {
        const box = list.parentElement?.closest('[class*="max-h-"]') ?? list
        return box.getBoundingClientRect().height
      })
    await expect.poll(height).toBeGreaterThan(250)
    expect(await height()).toBeLessThanOrEqual(310)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await page.getByLabel('Utility', { exact: true }).fill('sample')
    await expect.poll(height).toBeGreaterThan(250)
    expect(await height()).toBeLessThanOrEqual(300)
  })

  test('a dialog is at most 580 px wide, a drawer to edit 35 % of the screen', async ({ page }) => {
    await open(page)
    const widthOf = async (button: string) => {
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      const { width } = await sizeOf(page.getByRole('dialog'))
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      return width
    }
    expect(await widthOf('Void agreement')).toBeLessThanOrEqual(580)
    expect(await widthOf('Show panel')).toBeLessThanOrEqual(560)
    expect(await widthOf('Edit adder')).toBeLessThanOrEqual(1280 * 0.35)
    await page.setViewportSize({ width: 1086, height: 800 })
    expect(await widthOf('Edit adder')).toBeLessThanOrEqual(1086 * 0.35)
    await page.setViewportSize({ width: 800, height: 800 })
    expect(await widthOf('Edit adder')).toBeLessThanOrEqual(800 * 0.35)
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await widthOf('Edit adder')).toBe(360)
  })
})

test('the ends of a range keep 1 apart under the keyboard and the hand', async ({ page }) => {
  await open(page)
  const lowest = page.getByRole('slider', { name: 'Size wanted, lowest' })
  const highest = page.getByRole('slider', { name: 'Size wanted, highest' })
  const ends = async () => [Number(await lowest.inputValue()), Number(await highest.inputValue())]
  await lowest.press('End')
  expect(await ends()).toEqual([8, 9])
  await lowest.press('ArrowRight')
  await lowest.press('PageUp')
  expect(await ends()).toEqual([8, 9])
  await highest.press('Home')
  await highest.press('ArrowLeft')
  expect(await ends()).toEqual([8, 9])
  await highest.press('End')
  await lowest.press('Home')
  expect(await ends()).toEqual([1, 12])
  await highest.press('Home')
  expect(await ends()).toEqual([1, 2])
  await expect(highest).toHaveAttribute('aria-valuetext', '2 kW')

  const thumb = await sizeOf(lowest)
  await page.mouse.move(thumb.x + thumb.width / 2, thumb.y + thumb.height / 2)
  await page.mouse.down()
  await page.mouse.move(thumb.x + 400, thumb.y, { steps: 10 })
  await page.mouse.up()
  expect(await ends()).toEqual([1, 2])
})

test('checkbox, radio and toggle by keyboard', async ({ page }) => {
  await open(page)
  const all = page.getByRole('checkbox', { name: 'All documents' })
  await expect(all).toHaveAttribute('aria-checked', 'mixed')
  await all.press('Space')
  await expect(all).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Site photos' })).toBeChecked()
  await page.getByText('Site photos', { exact: true }).click()
  await expect(all).toHaveAttribute('aria-checked', 'mixed')

  const consent = page.getByRole('checkbox', { name: /agrees to a credit check/ })
  await expect(consent).toHaveAccessibleDescription('Without it the lender takes no application.')
  await consent.press('Space')
  await expect(consent).toHaveAccessibleDescription('')

  await page.getByRole('radio', { name: 'Per watt' }).press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Fixed' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Text message' })).toBeDisabled()
  await expect(page.getByRole('radio', { name: 'Text message' })).toHaveAccessibleDescription(
    'No mobile number is known.',
  )

  const battery = page.getByRole('switch', { name: 'Offer a battery' })
  await battery.press('Space')
  await expect(battery).toBeChecked()
  await page.getByText('Offer a battery', { exact: true }).click()
  await expect(battery).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Require a second factor' })).toBeDisabled()
})

test('on a phone, what is tapped is 44 px high', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, hasTouch: true })
  const page = await context.newPage()
  await open(page)
  // A finger 21 px off the middle still hits the control.
  for (const control of [
    page.getByRole('checkbox', { name: 'Site photos' }),
    page.getByRole('radio', { name: 'Fixed' }),
    page.getByRole('switch', { name: 'Offer a battery' }),
    page.getByRole('button', { name: 'What the price includes' }),
    bigTable(page).getByRole('button', { name: 'Show details Casey Example 1', exact: true }),
  ]) {
    await control.scrollIntoViewIfNeeded()
    const met = await control.evaluate(element => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const at = (off_px: number) => document.elementFromPoint(left + width / 2, top + height / 2 + off_px)
      return [-21, 21].map(off_px => element.contains(at(off_px)))
    })
    expect(met, String(control)).toEqual([true, true])
  }
  await context.close()
})

test('an autocomplete is typed, chosen and left by keyboard', async ({ page }) => {
  await open(page)
  const utility = page.getByLabel('Utility', { exact: true })
  await utility.fill('sample electric')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('listbox')).toBeHidden()
  expect(await page.evaluate(() => document.activeElement?.closest('[aria-hidden="true"]') ?? null)).toBeNull()
  await utility.fill('no such utility')
  await expect(page.getByText('No utility has this name. Try its state.')).toBeVisible()
  await utility.fill('arizona sample')
  await page.getByRole('option', { name: 'Arizona Sample Electric Cooperative' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(utility).toHaveValue('Arizona Sample Electric Cooperative')
})

test('an input stops at its length and takes numbers as numbers', async ({ page }) => {
  await open(page)
  const name = page.getByLabel('Name on the agreement')
  await name.fill('')
  await page.keyboard.insertText('x'.repeat(200))
  await expect(name).toHaveValue('x'.repeat(120))

  const use = page.getByLabel('Use in a year')
  await expect(use).toHaveAttribute('inputmode', 'decimal')
  await use.fill('')
  await page.keyboard.insertText('1234567890123456')
  await expect(use).toHaveValue('123456789012')
  await use.fill('8420.75')
  await use.blur()
  await expect(use).toHaveValue('8,420.75')
  await use.fill('a lot')
  await use.blur()
  await expect(use).toHaveValue('')
})

test('a day that does not exist is reported; money is written as money', async ({ page }) => {
  await open(page)
  const visit = page.getByLabel('Site visit')
  await visit.focus()
  await page.keyboard.type('02302026')
  await visit.blur()
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid date' })).toBeVisible()
  await visit.fill('2026-12-01')
  await visit.blur()
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid date' })).toBeHidden()

  const fee = page.getByLabel('Dealer fee')
  await fee.fill('19.9')
  await expect(fee).toHaveValue('19.9')
  await fee.blur()
  await expect(fee).toHaveValue('19.90')
  await fee.fill('$2,000')
  await fee.blur()
  await expect(fee).toHaveValue('2,000')
})

test.describe('a table of 5,000 rows', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('draws what is in sight; its header stays', async ({ page }) => {
    await open(page)
    const table = bigTable(page)
    await expect(table).toHaveAttribute('aria-rowcount', '5001')
    expect(await table.getByRole('row').count()).toBeLessThan(80)
    await table.scrollIntoViewIfNeeded()
    const link = page.getByRole('link', { name: /5000$/ })
    const last = table.getByRole('row').filter({ has: link })
    await expect(async () => {
      await bigBox(page).evaluate(box => box.scrollTo(0, box.scrollHeight))
      await expect(last).toBeInViewport({ timeout: 500 })
    }).toPass()
    await expect(last).toHaveAttribute('aria-rowindex', '5001')
    expect(await table.getByRole('row').count()).toBeLessThan(80)
    const header = await sizeOf(table.getByRole('columnheader', { name: 'Project' }))
    const box = await sizeOf(bigBox(page))
    expect(Math.abs(header.y - box.y)).toBeLessThan(2)
  })

  test('is walked and opened by keyboard', async ({ page }) => {
    await open(page)
    const table = bigTable(page)
    const expander = (name: string) => table.getByRole('button', { name: `Show details ${name}`, exact: true })
    await expander('Casey Example 1').focus()
    await page.keyboard.press('ArrowDown')
    await expect(expander('Riley Sample 2')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(expander('Riley Sample 2')).toHaveAttribute('aria-expanded', 'true')
    await expect(table.getByText('19 × Helio Sample 410')).toBeVisible()
    await expect(table).toHaveAttribute('aria-rowcount', '5002')
    // Open details are skipped: keys move between rows, not lines.
    await page.keyboard.press('ArrowDown')
    await expect(expander('Morgan Specimen 3')).toBeFocused()
    await page.keyboard.press('End')
    await expect(table.getByRole('button', { name: /5000$/ })).toBeFocused()
    await expect(table.getByRole('button', { name: /5000$/ })).toBeInViewport()
    await page.keyboard.press('ArrowUp')
    await expect(table.getByRole('button', { name: /4999$/ })).toBeFocused()
    await page.keyboard.press('Home')
    await expect(expander('Casey Example 1')).toBeFocused()
    await expect(expander('Casey Example 1')).toBeInViewport()
    // The focus is not lost with the row that scrolls away.
    await expect(async () => {
      // The way to the first row may still be going on.
      await bigBox(page).evaluate(box => box.scrollTo(0, 100_000))
      await expect(table.getByRole('link', { name: /2500$/ })).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(expander('Casey Example 1')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(expander('Riley Sample 2')).toBeInViewport()
  })

  test('a short one draws all its rows and is walked alike', async ({ page }) => {
    await open(page)
    const table = page.getByRole('table', { name: 'Few projects' })
    await expect(table.getByRole('row')).toHaveCount(5)
    await expect(table).not.toHaveAttribute('aria-rowcount')
    const links = table.getByRole('link')
    await links.first().focus()
    await page.keyboard.press('End')
    await expect(links.last()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(links.nth(2)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(links.first()).toBeFocused()
  })
})
