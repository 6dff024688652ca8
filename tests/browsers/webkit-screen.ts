// A WebKit that is driven over WebDriver, in the shape of a screen: Debian's WebKitGTK, of the engine of Safari.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { FIND, libraryText, type Sought, type Step } from './find-in-page.ts'
import type { Part, Screen } from './screen.ts'
import { DriverRefusal, type ElementRef, type Session } from './webdriver.ts'

/** As long as Playwright would wait for a part to be there and to take a click. */
const PATIENCE_MS = 30_000
const KEYS: Record<string, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Space: ' ',
  Backspace: '\uE003',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  Control: '\uE009',
  ControlOrMeta: '\uE009',
  Shift: '\uE008',
}

const soughtOf = (text: string | RegExp | undefined): Sought =>
  text instanceof RegExp ? { regexp: text.source, flags: text.flags } : text

/** `folder` takes the files that are chosen in file fields. */
export function webkitScreen(session: Session, base_url: string, folder: string): Screen {
  const library = libraryText()
  /** Runs in the page; on a new one, the library is loaded first. */
  const ask = async <T>(script: string, ...args: unknown[]): Promise<T> => {
    const isThere = await session.run<boolean>('return globalThis.TestingLibraryDom !== undefined')
    if (!isThere) await session.run(`${library}\n;globalThis.TestingLibraryDom ??= this.TestingLibraryDom`)
    return session.run<T>(FIND + script, ...args)
  }
  const pointer = (...actions: object[]) =>
    session.act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })
  const pressKeys = async (combination: string) => {
    const keys = combination.split('+').map(key => KEYS[key] ?? key)
    const down = keys.map(value => ({ type: 'keyDown', value }))
    const up = keys.toReversed().map(value => ({ type: 'keyUp', value }))
    await session.act({ type: 'key', id: 'keyboard', actions: [...down, ...up] })
  }

  const finder = (steps: Step[]) => ({
    getByRole: (role: string, { name, exact = false }: { name?: string | RegExp; exact?: boolean } = {}) =>
      part([...steps, { by: 'role', role, name: soughtOf(name), exact }]),
    getByLabel: (text: string | RegExp, { exact = false } = {}) =>
      part([...steps, { by: 'label', text: soughtOf(text), exact }]),
    getByText: (text: string | RegExp, { exact = false } = {}) =>
      part([...steps, { by: 'text', text: soughtOf(text), exact }]),
    locator: (selector: string) => part([...steps, { by: 'css', selector }]),
  })

  const part = (steps: Step[]): Part => {
    const about = JSON.stringify(steps)
    /** Tries until the one element is there and the work on it is taken. */
    const withElement = async <T>(work: (element: ElementRef) => Promise<T>, timeout = PATIENCE_MS): Promise<T> => {
      let result: { value: T } | undefined
      await expect(async () => {
        const found = await ask<ElementRef[]>('return find(arguments[0]).filter(isSeen)', steps)
        expect(found, `one element for ${about}`).toHaveLength(1)
        const [element] = found
        if (element) result = { value: await work(element) }
      }).toPass({ timeout, intervals: [50, 100, 200] })
      if (!result) throw new Error(`Nothing was done with ${about}`)
      return result.value
    }
    return {
      ...finder(steps),
      first: () => part([...steps, { by: 'nth', index: 0 }]),
      last: () => part([...steps, { by: 'nth', index: -1 }]),
      nth: index => part([...steps, { by: 'nth', index }]),
      count: () => ask<number>('return find(arguments[0]).length', steps),
      isVisible: () => ask<boolean>('return find(arguments[0]).some(isSeen)', steps),
      isEnabled: () =>
        ask<boolean>('return find(arguments[0]).every(one => !one.matches(":disabled, [aria-disabled=true]"))', steps),
      inputValue: () => ask<string>('return String(find(arguments[0])[0]?.value ?? "")', steps),
      innerText: () => ask<string>('return find(arguments[0])[0]?.innerText ?? ""', steps),
      boundingBox: () =>
        withElement(element =>
          session.run(
            `arguments[0].scrollIntoView({ block: 'nearest' })
            const { x, y, width, height } = arguments[0].getBoundingClientRect()
            return { x, y, width, height }`,
            element,
          ),
        ),
      click: ({ timeout } = {}) =>
        withElement(async element => {
          await session.run('arguments[0].scrollIntoView({ block: "center" })', element)
          const isOff = await session.run<boolean>(
            'return arguments[0].matches(":disabled, [aria-disabled=true]")',
            element,
          )
          expect(isOff, 'can be pressed').toBe(false)
          await session.click(element)
        }, timeout),
      pressSequentially: text =>
        withElement(async element => {
          await session.type(element, text)
        }),
      press: key =>
        withElement(async element => {
          await session.run('arguments[0].focus()', element)
          await pressKeys(key)
        }),
      setInputFiles: async ({ name, buffer }) => {
        const path = join(folder, name)
        writeFileSync(path, buffer)
        await expect(async () => {
          // A file field itself is seldom seen.
          const [element] = await ask<ElementRef[]>('return find(arguments[0])', steps)
          if (!element) throw new Error(`No file field for ${about}`)
          await session.type(element, path)
        }).toPass({ timeout: PATIENCE_MS })
      },
    }
  }

  return {
    ...finder([]),
    goto: path => session.open(new URL(path, base_url).href),
    reload: session.reload,
    evaluate: async (work, arg) => {
      const script = `const [arg, done] = arguments; Promise.resolve((${work})(arg)).then(value => done({ value }), fault => done({ fault: String(fault) }))`
      const { value, fault } = await session.runAsync<{ value: Awaited<ReturnType<typeof work>>; fault?: string }>(
        script,
        arg,
      )
      if (fault !== undefined) throw new DriverRefusal('javascript error', fault)
      return value
    },
    screenshot: async ({ path }) => writeFileSync(path, await session.screenshot()),
    keyboard: { press: pressKeys },
    mouse: {
      move: (x, y) =>
        pointer({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }).then(() => undefined),
      down: () => pointer({ type: 'pointerDown', button: 0 }).then(() => undefined),
      up: () => pointer({ type: 'pointerUp', button: 0 }).then(() => undefined),
      click: (x, y) =>
        pointer(
          { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ).then(() => undefined),
    },
  }
}
