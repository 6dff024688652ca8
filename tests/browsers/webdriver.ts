// WebDriver as the W3C defines it (https://www.w3.org/TR/webdriver2/), the dozen commands that journeys need. Selenium's client asks
// for Node 22, and would be the largest package of the tests.
export type ElementRef = { [ELEMENT]: string }
export type Session = Awaited<ReturnType<typeof openSession>>

/** The key under which an element is named in every message. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** A refusal of the driver, with its W3C error code, such as 'element click intercepted'. */
export class DriverRefusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`)
  }
}

export async function openSession(driver: string, capabilities: object) {
  const send = async <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}): Promise<T> => {
    const init = method === 'POST' ? { method, body: JSON.stringify(body) } : { method }
    const answer = await fetch(driver + path, { ...init, signal: AbortSignal.timeout(90_000) })
    const { value } = await answer.json()
    if (!answer.ok) throw new DriverRefusal(value.error, value.message)
    return value
  }
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })
  const here = `/session/${sessionId}`
  const at = ({ [ELEMENT]: id }: ElementRef) => `${here}/element/${id}`
  return {
    close: () => send('DELETE', here),
    open: (url: string) => send('POST', `${here}/url`, { url }),
    reload: () => send('POST', `${here}/refresh`),
    resize: (width: number, height: number) => send('POST', `${here}/window/rect`, { width, height }),
    run: <T>(script: string, ...args: unknown[]) => send<T>('POST', `${here}/execute/sync`, { script, args }),
    /** The script's last argument takes its answer. */
    runAsync: <T>(script: string, ...args: unknown[]) => send<T>('POST', `${here}/execute/async`, { script, args }),
    click: (element: ElementRef) => send('POST', `${at(element)}/click`),
    type: (element: ElementRef, text: string) => send('POST', `${at(element)}/value`, { text }),
    act: (source: object) => send('POST', `${here}/actions`, { actions: [source] }),
    screenshot: async () => Buffer.from(await send<string>('GET', `${here}/screenshot`), 'base64'),
  }
}
