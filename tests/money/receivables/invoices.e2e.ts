// A bookkeeper drafts an invoice for a project, issues it, takes a payment that bounces, and reads in the books how it came.
import { expect, test } from '@playwright/test'
import { ownCompany, pick, watchFaults } from '#tests/support/browser.ts'

// A time zone where it is usually another day than at the company: entries use the company's day.
test.use({ timezoneId: 'Pacific/Kiritimati' })

test('an invoice is drafted, issued, paid in part, and the payment taken back', async ({ page }) => {
  const faults = watchFaults(page)
  const call = await ownCompany(page, 'Invoice Solar')
  const homeowner = { firstname: 'Ines', lastname: 'Invoiced', email: 'ines.invoiced@example.com' }
  await call.POST('/v1/lead/create', { body: { status: 'new', homeowner } })
  await page.getByRole('link', { name: 'Receivables' }).click()
  await page.getByRole('link', { name: 'Invoices', exact: true }).click()
  await expect(page.getByText('No invoices yet')).toBeVisible()
  await page.getByRole('button', { name: 'New invoice' }).first().click()
  const drawer = page.getByRole('dialog')
  await pick(drawer, 'Project', 'Ines Invoiced', page)
  await drawer.getByLabel('Title').fill('Main panel upgrade')
  await drawer.getByLabel('Description, line 1').fill('200 A service panel')
  await drawer.getByRole('button', { name: 'Save draft' }).click()
  await expect(drawer.getByText('Enter a price.')).toBeVisible()
  await drawer.getByLabel('Quantity, line 1').fill('2')
  await drawer.getByLabel('Price, line 1').fill('1,425.25')
  await expect(drawer.getByText('Total $2,850.50')).toBeVisible()
  await drawer.getByRole('button', { name: 'Save draft' }).click()

  await expect(drawer.getByText('A draft doesn’t affect the books.')).toBeVisible()
  await drawer.getByRole('button', { name: 'Issue invoice' }).click()
  // Without a mail server nothing claims to be on its way.
  const issuing = page.getByRole('dialog', { name: 'Issue “Main panel upgrade”' })
  await expect(issuing.getByLabel('Email it to ines.invoiced@example.com')).toBeDisabled()
  await issuing.getByRole('button', { name: 'Issue invoice' }).click()
  await expect(page.getByText('INV-1001 issued')).toBeVisible()
  await drawer.getByRole('button', { name: 'Record payment' }).click()
  const payment = page.getByRole('dialog', { name: 'Record payment for INV-1001' })
  await payment.getByLabel('Amount').fill('1000')
  await payment.getByLabel('Reference').fill('1042')
  await payment.getByRole('button', { name: 'Record payment' }).click()
  await expect(drawer.getByText('Partly paid')).toBeVisible()
  const entry = drawer.getByRole('listitem').filter({ hasText: 'Check 1042 for INV-1001' })
  await expect(entry.getByText('$1,850.50 open')).toBeVisible()
  await entry.getByText('Debits and credits').click()
  await expect(entry.getByRole('row', { name: 'Cash $1,000.00' })).toBeVisible()
  await entry.getByRole('button', { name: 'Reverse' }).click()
  await page.getByLabel('Reason').fill('The check bounced')
  await page
    .getByRole('dialog', { name: /Reverse/ })
    .getByRole('button', { name: 'Reverse' })
    .click()
  await expect(drawer.getByText('+$1,000.00')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'INV-1001 Main panel upgrade' })).toBeVisible()

  // The same on the project's own page.
  await page.getByRole('link', { name: 'Projects', exact: true }).click()
  await page.getByRole('link', { name: 'Ines Invoiced' }).first().click()
  await expect(page.getByText('$2,850.50 billed, $2,850.50 open')).toBeVisible()

  // A deposit that belongs to no invoice is the project's, until it is applied.
  await page.getByRole('button', { name: 'Record payment' }).click()
  const deposit = page.getByRole('dialog', { name: 'Record payment', exact: true })
  await deposit.getByLabel('Amount').fill('500')
  await deposit.getByLabel('Reference').fill('7')
  await deposit.getByRole('button', { name: 'Record payment' }).click()
  await expect(page.getByText('$2,850.50 billed, $2,850.50 open, $500.00 unapplied')).toBeVisible()
  await expect(page.getByText(/^Check 7 of \$500\.00 on /)).toBeVisible()
  await page.getByRole('link', { name: 'Apply unapplied cash to INV-1001' }).click()
  await expect(drawer.getByText('No tax is added.')).toBeVisible()
  await drawer.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Apply unapplied cash' }).click()
  await page
    .getByRole('dialog', { name: 'Apply unapplied cash to INV-1001' })
    .getByRole('button', { name: 'Apply cash' })
    .click()
  await expect(drawer.getByText('$2,350.50').first()).toBeVisible()
  expect(faults).toEqual([])
})
