// What a journey does with a browser, whichever it is. Playwright's own page and locator fit these types as they are; the WebKit of
// this machine, which only speaks WebDriver, is given the same shape (webkit-screen.ts). Journeys use nothing beyond it.
import { expect, type Page } from '@playwright/test'

type Role = Parameters<Page['getByRole']>[0]
type Named = { name?: string | RegExp; exact?: boolean }
type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

type Finder = {
  getByRole: (role: Role, named?: Named) => Part
  getByLabel: (text: string | RegExp, options?: { exact?: boolean }) => Part
  getByText: (text: string | RegExp, options?: { exact?: boolean }) => Part
  locator: (css: string) => Part
}

export type Part = Finder & {
  first: () => Part
  last: () => Part
  nth: (index: number) => Part
  count: () => Promise<number>
  click: (options?: { timeout?: number }) => Promise<void>
  pressSequentially: (text: string) => Promise<void>
  press: (key: string) => Promise<void>
  setInputFiles: (file: ChosenFile) => Promise<void>
  isVisible: () => Promise<boolean>
  isEnabled: () => Promise<boolean>
  inputValue: () => Promise<string>
  innerText: () => Promise<string>
  boundingBox: () => Promise<{ x: number; y: number; width: number; height: number } | null>
}

export type Screen = Finder & {
  goto: (address: string) => Promise<unknown>
  reload: () => Promise<unknown>
  evaluate: <R, A>(work: (arg: A) => R | Promise<R>, arg: A) => Promise<R>
  screenshot: (options: { path: string }) => Promise<unknown>
  keyboard: { press: (key: string) => Promise<void> }
  mouse: {
    move: (x: number, y: number) => Promise<void>
    down: () => Promise<void>
    up: () => Promise<void>
    click: (x: number, y: number) => Promise<void>
  }
}

/** Key by key, replacing the current value. Playwright's own `fill` is no input to React in a Firefox driven over BiDi. */
export async function type(part: Part, text: string) {
  await part.press('ControlOrMeta+a')
  await part.press('Backspace')
  await part.pressSequentially(text)
}

/** Waits until the part is seen. */
export const seen = (part: Part, timeout = 15_000) =>
  expect.poll(() => part.first().isVisible(), { timeout, message: 'is seen' }).toBe(true)

export const hidden = (part: Part, timeout = 15_000) =>
  expect.poll(async () => (await part.count()) > 0 && (await part.first().isVisible()), { timeout }).toBe(false)

export const holds = (part: Part, value: string | RegExp) =>
  typeof value === 'string'
    ? expect.poll(() => part.inputValue()).toBe(value)
    : expect.poll(() => part.inputValue()).toMatch(value)

export const says = (part: Part, words: string | RegExp, timeout = 15_000) =>
  typeof words === 'string'
    ? expect.poll(() => part.first().innerText(), { timeout }).toContain(words)
    : expect.poll(() => part.first().innerText(), { timeout }).toMatch(words)

/** A stroke through points measured from the part's upper left corner, as a finger or the mouse draws it. */
export async function draw(screen: Screen, part: Part, points: readonly (readonly [number, number])[]) {
  const box = await part.boundingBox()
  const [first, ...others] = points
  if (!box || !first) throw new Error('There is nothing to draw on')
  await screen.mouse.move(box.x + first[0], box.y + first[1])
  await screen.mouse.down()
  for (const [x, y] of others) await screen.mouse.move(box.x + x, box.y + y)
  await screen.mouse.up()
}

/** Opens a select and takes an option. */
export async function choose(screen: Screen, label: string, option: string) {
  await screen.getByLabel(label).click()
  await screen.getByRole('option', { name: option }).first().click()
}

/** Types part of a name into a combobox and takes the first option that has it. */
export async function pick(screen: Screen, label: string, text: string) {
  await type(screen.getByLabel(label), text)
  await screen.getByRole('option', { name: text }).first().click()
}
