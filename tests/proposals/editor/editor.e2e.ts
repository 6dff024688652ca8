// The pages of a proposal, written by mouse and by keyboard; and two who write the same at once.
import { expect, type Page, test } from '@playwright/test'
import type { Client } from '#mocks/demo/sell.ts'
import { ownCompany, watchFaults } from '../../support/browser.ts'
import { answered, financed } from '../../support/sale.ts'

const outline = (page: Page) => page.getByRole('list', { name: 'Proposal pages' })
/** The number of its findings follows its name. */
const row = (page: Page, name: string) => outline(page).getByRole('button', { name: new RegExp(`^${name}`) })
const preview = (page: Page) => page.getByRole('region', { name: 'Homeowner view' })
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()
const names = (page: Page) =>
  outline(page)
    .locator('[data-row]')
    .evaluateAll(rows => rows.map(one => one.querySelector('span.truncate')?.textContent))

/** A proposal that is begun, of two pages. */
async function begun(call: Client): Promise<string> {
  const { project_id } = await financed(call)
  const query = { project_id }
  const { suggested } = answered((await call.GET('/v3/proposal.Get', { params: { query } })).data)
  const { language, option_ids } = suggested
  await call.POST('/v3/proposal.Save', { body: { project_id, version: 0, language, option_ids, publish: false } })
  const shared = { hidden: false, title: '' }
  const pages = [
    {
      id: 'p1',
      name: 'Welcome',
      hidden: false,
      blocks: [
        { id: 'b1', kind: 'cover' as const, hidden: false, headline: 'Hello', subline: '', image_file_id: null },
        { ...shared, id: 'b2', kind: 'text' as const, body: [] },
      ],
    },
    {
      id: 'p2',
      name: 'Your system',
      hidden: false,
      blocks: [{ ...shared, id: 'b3', kind: 'system' as const, lead: '' }],
    },
  ]
  await call.POST('/v3/proposal.SaveEditorData', { body: { project_id, version: 1, content: { pages } } })
  return project_id
}

/** Clipboard contents from Word and a hostile page. */
const PASTED = `<html><head><style>p{color:red}</style></head><body><!--StartFragment-->
<script>document.title = 'taken over'</script><img src="x" onerror="document.title = 'taken over'">
<h1 style="color:red" onclick="document.title = 'taken over'">Pasted heading</h1>
<p class="MsoNormal" style="margin:0"><b>Bold</b><o:p></o:p> and <a href="javascript:alert(1)">a trap</a>, <a href="https://example.com/">a link</a></p>
<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul><table><tr><td>Cell</td></tr></table>
<p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.<span>&nbsp;</span></span>First</p><p class="MsoListParagraphCxSpLast"><span style="mso-list:Ignore">2.</span>Second</p><!--EndFragment--></body></html>`

test('a page is written by mouse and keyboard, and is there again', async ({ page }) => {
  const faults = watchFaults(page)
  const call = await ownCompany(page, 'Writing Solar')
  const project_id = await begun(call)
  await page.goto(`/projects/${project_id}/editor`)

  await test.step('text with a value of the project, chosen after a brace', async () => {
    await row(page, 'Text').click()
    const text = page.getByRole('textbox', { name: 'Text', exact: true })
    await text.click()
    await page.keyboard.type('Dear {first')
    await expect(page.getByRole('option', { name: /^First name/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.type(', welcome.')
    await expect(preview(page).getByText('Dear Sam, welcome.')).toBeVisible()
    await page.keyboard.press('Enter')
    await text.evaluate((element, html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      clipboardData.setData('text/plain', 'plain')
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, PASTED)
    await expect(preview(page).getByRole('link', { name: 'a link' })).toHaveAttribute('href', 'https://example.com/')
    await expect(preview(page).getByRole('link', { name: 'a trap' })).toHaveCount(0)
    await expect(page).not.toHaveTitle('taken over')
  })

  await test.step('a picture below it, that says what it shows', async () => {
    await page.getByRole('button', { name: 'Add block' }).click()
    await page.getByRole('menuitem', { name: /^Image/ }).click()
    const buffer = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
      'base64',
    )
    const files = page.locator('input[type=file]')
    await files.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect(page.getByRole('alert').first()).toBeVisible()
    await files.setInputFiles({ name: 'roof.png', mimeType: 'image/png', buffer })
    await page.getByLabel('Alt text').fill('Your roof from above')
    await expect(preview(page).getByRole('img', { name: 'Your roof from above' })).toBeVisible()
  })

  await test.step('moved by keyboard and by mouse, hidden, duplicated, deleted and brought back', async () => {
    await row(page, 'Image').press('Alt+ArrowUp')
    expect(await names(page)).toEqual(['Welcome', 'Hello', 'Image', 'Text', 'Your system', 'System'])
    await expect(page.getByRole('status').filter({ hasText: 'position 2 of 3 on Welcome' })).toBeAttached()
    const [from, to] = [await row(page, 'Image').boundingBox(), await row(page, 'System').boundingBox()]
    if (!from || !to) throw new Error('Both rows are there')
    await page.mouse.move(from.x + 40, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x + 40, to.y + to.height - 6, { steps: 4 })
    await page.mouse.up()
    expect(await names(page)).toEqual(['Welcome', 'Hello', 'Text', 'Your system', 'System', 'Image'])
    await row(page, 'System').click()
    await page.getByRole('button', { name: 'Actions for System' }).click()
    await page.getByRole('menuitem', { name: 'Hide from homeowner' }).click()
    await expect(preview(page).getByText('System size')).toHaveCount(0)
    await row(page, 'Image').first().press('Control+d')
    await row(page, 'Text').press('Delete')
    expect(await names(page)).toEqual(['Welcome', 'Hello', 'Your system', 'System', 'Image', 'Image'])
    await page.keyboard.press('Control+z')
    expect(await names(page)).toContain('Text')
  })

  await test.step('what is not yet saved outlives a reload, and then is saved', async () => {
    await row(page, 'Hello').click()
    await page.getByLabel('Headline', { exact: true }).fill('Solar for {nobody}')
    await page.reload()
    await expect(page.getByLabel('Headline', { exact: true })).toHaveValue('Solar for {nobody}')
    await saved(page)
    await page.getByRole('button', { name: /^\d+ to review$/ }).click()
    const list = page.getByRole('dialog', { name: 'To review' })
    await expect(list).toContainText('Fix this before publishing')
    await list.getByRole('button', { name: 'Go there' }).first().click()
    const { data } = await call.GET('/v3/proposal.GetEditorData', { params: { query: { project_id } } })
    const { pages } = answered(data).content
    expect(pages[0]?.blocks.map(({ kind }) => kind)).toEqual(['cover', 'text'])
    expect(pages[1]?.blocks.map(({ kind, hidden }) => [kind, hidden])).toEqual([
      ['system', true],
      ['image', false],
      ['image', false],
    ])
    expect(pages[0]?.blocks[1]).toMatchObject({
      body: [
        { kind: 'paragraph', spans: [{ text: 'Dear {homeowner_firstname}, welcome.' }] },
        { kind: 'heading', spans: [{ text: 'Pasted heading' }] },
        {
          kind: 'paragraph',
          spans: [
            { text: 'Bold', bold: true },
            { text: ' and a trap, ' },
            { text: 'a link', href: 'https://example.com/' },
          ],
        },
        { kind: 'bullets', items: [[{ text: 'One' }], [{ text: 'Inner' }], [{ text: 'Two' }]] },
        { kind: 'paragraph', spans: [{ text: 'Cell' }] },
        { kind: 'numbers', items: [[{ text: 'First' }], [{ text: 'Second' }]] },
      ],
    })
  })
  expect(faults.filter(fault => !fault.includes('400') && !fault.includes('415'))).toEqual([])
})

test('of two who write at once neither loses anything, and an earlier version can be gone back to', async ({
  page,
}) => {
  const faults = watchFaults(page)
  const address = `/projects/${await begun(await ownCompany(page, 'Two Writers Solar'))}/editor`
  await page.goto(address)
  const other = await page.context().newPage()
  await other.goto(address)
  await other.getByLabel('Headline', { exact: true }).fill('Theirs')
  await saved(other)
  await other.close()

  await page.getByLabel('Headline', { exact: true }).fill('Mine')
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this proposal' })
  await expect(dialog).toContainText('Olga Own saved version')
  await dialog.getByRole('button', { name: 'View theirs' }).click()
  await expect(page.getByLabel('Headline', { exact: true })).toHaveValue('Theirs')
  await page.getByRole('button', { name: 'Back to mine' }).click()
  await expect(page.getByLabel('Headline', { exact: true })).toHaveValue('Mine')
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await saved(page)

  await page.getByRole('button', { name: 'History' }).click()
  const first = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Started' })
  await first.getByRole('button', { name: 'View' }).click()
  await expect(preview(page)).not.toContainText('Mine')
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await saved(page)
  await page.keyboard.press('Control+z')
  await expect(page.getByLabel('Headline', { exact: true })).toHaveValue('Mine')
  await saved(page)
  // The one failed request is the save that came second.
  expect(faults.filter(fault => !fault.includes('409'))).toEqual([])
})
