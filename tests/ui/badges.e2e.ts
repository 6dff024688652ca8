// One status language: over the lists of the product a word has one look, and no list is full of the same good news.
import { expect, test } from '@playwright/test'
import { signIn } from '../support/browser.ts'

const LISTS = [
  '/projects',
  '/deals?view=table',
  '/accounts-receivable/invoices',
  '/accounts-receivable/console?show=expected',
  '/light-hub/adders',
  '/light-hub/incentives?use=all',
  '/light-hub/financing?inactive=yes',
  '/light-hub/agreements',
  '/light-hub/modules',
  '/light-hub/modules?tab=other',
  '/team',
  '/settings/company/roles',
  '/settings/company/audit',
  '/settings/services/messages',
  '/settings/services/lenders',
  '/light-hub/proposal',
]

test('a label has one look on every list, and none is full of the same good news', async ({ page }) => {
  await signIn(page, 'owner@example.com')
  const looks = new Map<string, Map<string, string>>()
  const lists: string[] = []
  for (const path of LISTS) {
    await page.goto(path)
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    const badges = await page.locator('main [data-badge]').evaluateAll(all =>
      all.map(one => ({
        label: one.textContent ?? '',
        look: one.getAttribute('data-badge') ?? '',
        color: getComputedStyle(one).backgroundColor,
      })),
    )
    for (const { label, look, color } of badges) {
      const seen = looks.get(label) ?? new Map<string, string>()
      looks.set(label, seen.set(`${look} ${color}`, path))
    }
    const rows = await page.locator('main tbody tr').count()
    const good = badges.filter(({ look }) => look === 'success')
    for (const label of new Set(good.map(one => one.label))) {
      const share = good.filter(one => one.label === label).length / Math.max(rows, 1)
      if (rows >= 5 && share > 0.8) lists.push(`${path}: ${label} on ${Math.round(share * 100)}% of ${rows}`)
    }
  }
  expect([...looks].filter(([, seen]) => seen.size > 1).map(([label, seen]) => [label, ...seen])).toEqual([])
  expect(lists).toEqual([])
  expect(looks.size).toBeGreaterThan(12)
  expect([...(looks.get('Funded')?.keys() ?? [])].join()).toMatch(/^default/)
  expect([...(looks.get('Declined')?.keys() ?? [])].join()).toMatch(/^default/)
  // Who works here, and what is on offer, carries none.
  await page.goto('/team')
  await expect(page.getByRole('row').filter({ hasText: 'Riley Rep' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Riley Rep' }).locator('[data-badge]')).toHaveCount(0)
})

test('the federal credit that ended comes last and says when', async ({ page }) => {
  await signIn(page, 'owner@example.com')
  await page.goto('/light-hub/incentives')
  const credit = page.getByRole('row').filter({ hasText: '25D' })
  const badge = credit.locator('[data-badge]')
  await expect(badge).toHaveText('Ended 12/31/2025')
  await expect(page.getByRole('row').last()).toContainText('Ended')
})
