// A project's page besides the sale: tasks, notes, files, and activity.
import { expect, test } from '@playwright/test'
import { png } from '../files/pictures.ts'
import { ownCompany, watchFaults } from '../support/browser.ts'
import { newProject } from '../support/sale.ts'
import { madePdf } from '../support/signing/made-pdf.ts'

const BILL = madePdf([
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
])

test('a team works on a project: tasks, notes, files, its next steps, and what happened in it', async ({ page }) => {
  const call = await ownCompany(page, 'Together Solar')
  const { id } = await newProject(call)
  const faults = watchFaults(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  await test.step('a task is added, ticked off, and taken back from the message', async () => {
    await page.goto(`/projects/${id}?tab=tasks`)
    await page.getByRole('button', { name: 'Add task' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Task').fill('Ask the utility for the meter number')
    await dialog.getByLabel('Due').fill('2020-01-02')
    await dialog.getByRole('button', { name: 'Add task' }).click()
    const tasks = page.getByRole('list', { name: 'Tasks' })
    await expect(tasks.getByText(/days overdue$/)).toBeVisible()
    await tasks.getByRole('checkbox').click()
    await expect(page.getByText('No tasks')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(tasks.getByRole('checkbox')).not.toBeChecked()
  })

  await test.step('a note turns to a colleague, chosen with the keyboard', async () => {
    await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Notes' }).click()
    const note = page.getByLabel('New note')
    await note.pressSequentially('Ask @ol')
    await expect(page.getByRole('option')).toHaveCount(1)
    await note.press('Enter')
    await note.pressSequentially('about the meter')
    await page.getByRole('button', { name: 'Add note' }).click()
    const notes = page.getByRole('list', { name: 'Notes' })
    await expect(notes.getByText(/^@Olga /)).toBeVisible()
    await expect(note).toHaveValue('')
  })

  await test.step('files are looked at one after the other by arrow keys', async () => {
    await page.goto(`/projects/${id}?tab=files`)
    const upload = page.locator('input[type=file]')
    const files = page.getByRole('list', { name: 'Files' })
    await upload.setInputFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: BILL })
    await expect(files.getByText('bill.pdf')).toBeVisible()
    await upload.setInputFiles({ name: 'roof.png', mimeType: 'image/png', buffer: Buffer.from(png()) })
    await page.getByRole('button', { name: 'Open roof.png' }).click()
    const preview = page.getByRole('dialog')
    await expect(preview.getByRole('img', { name: 'roof.png' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(preview.getByRole('img', { name: 'bill.pdf, page 1 of 1' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(preview).toBeHidden()
  })

  await test.step('the menu says what brings about a status that nobody sets by hand', async () => {
    await page.getByRole('button', { name: 'Move to' }).click()
    await expect(page.getByRole('menuitem', { name: /^Submitted/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText(/becomes submitted when its application is sent/)).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('all of it stands beside, and on a phone in a tab of its own', async () => {
    const beside = page.getByRole('complementary', { name: 'Activity' })
    for (const sentence of [/^Olga .* uploaded roof\.png/, /added a note/, /finished the task/, /started the project/])
      await expect(beside.getByRole('listitem').filter({ hasText: sentence }).first()).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(beside).toBeHidden()
    await page.goto(`/projects/${id}?tab=activity`)
    await expect(page.getByRole('region', { name: 'Today' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
  expect(faults).toEqual([])
})
