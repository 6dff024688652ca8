// “Try it”: sends the request a form describes to this origin and shows the response. Secrets stay in the fields of the page; cookies
// and the app's own session are never sent.

const HEADERS = [
  'content-type',
  'content-disposition',
  'retry-after',
  'allow',
  'location',
  'x-answered-by',
  'x-request-id',
]
/** Longer bodies are shown cut: a page of a million characters stops answering. */
const MOST = 200_000

const inputs = (form: HTMLFormElement, of: string) => [...form.querySelectorAll<HTMLInputElement>(of)]

// A secret is typed once a page.
for (const input of document.querySelectorAll<HTMLInputElement>('[data-secret]'))
  input.addEventListener('input', () => {
    const same = document.querySelectorAll<HTMLInputElement>(`[data-secret="${input.dataset['secret']}"]`)
    for (const one of same) one.value = input.value
  })

for (const form of document.querySelectorAll<HTMLFormElement>('.console form'))
  form.addEventListener('submit', event => {
    event.preventDefault()
    void submit(form)
  })

async function submit(form: HTMLFormElement) {
  const button = form.querySelector('button')
  const missing = inputs(form, '[required]').find(input => input.value === '')
  if (missing) return complain(form, missing, `Fill in ${missing.labels?.[0]?.firstChild?.textContent}.`)
  const body = form.querySelector<HTMLTextAreaElement>('[data-body]')
  if (body && !isJson(body.value)) return complain(form, body, 'The body isn’t valid JSON.')
  if (form.dataset['method'] !== 'GET' && !(await isConfirmed(form))) return
  if (button) button.disabled = true
  show(form, [line('Sending…')])
  const started = performance.now()
  try {
    const answer = await fetch(addressOf(form), {
      method: form.dataset['method'] ?? 'GET',
      headers: headersOf(form),
      body: bodyOf(form),
      credentials: 'omit',
      cache: 'no-store',
    })
    const text = await textOf(answer)
    show(form, outcome(answer, text, Math.round(performance.now() - started)))
  } catch (error) {
    show(form, [line(`No response: ${error instanceof Error ? error.message : error}`, 'failed')])
  } finally {
    if (button) button.disabled = false
  }
}

function complain(form: HTMLFormElement, field: HTMLElement, sentence: string) {
  show(form, [line(sentence, 'failed')])
  field.focus()
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function isConfirmed(form: HTMLFormElement): Promise<boolean> {
  const dialog = document.createElement('dialog')
  const title = document.createElement('h2')
  const [send, cancel] = [document.createElement('button'), document.createElement('button')]
  title.textContent = 'Send this request?'
  title.id = 'ask'
  dialog.setAttribute('aria-labelledby', title.id)
  send.textContent = 'Send request'
  cancel.textContent = 'Cancel'
  cancel.className = 'second'
  const what = `${form.dataset['method']} ${form.dataset['path']} can change or delete data on this server.`
  dialog.append(title, line(what), cancel, send)
  document.body.append(dialog)
  return new Promise(resolve => {
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(dialog.returnValue === 'send')
    })
    send.addEventListener('click', () => dialog.close('send'))
    cancel.addEventListener('click', () => dialog.close(''))
    dialog.showModal()
  })
}

function addressOf(form: HTMLFormElement): URL {
  const path = inputs(form, '[data-in=path]').reduce(
    (address, { dataset, value }) => address.replace(`{${dataset['name']}}`, encodeURIComponent(value)),
    form.dataset['path'] ?? '/',
  )
  const url = new URL(path, location.origin)
  for (const { dataset, value } of inputs(form, '[data-in=query]'))
    if (value !== '')
      for (const one of 'list' in dataset ? value.split(',') : [value])
        url.searchParams.append(dataset['name'] ?? '', one)
  return url
}

function headersOf(form: HTMLFormElement): Headers {
  const headers = new Headers()
  // A key of its own for each write, as the SDK does it; crypto.randomUUID isn't there without TLS.
  if (form.querySelector('[data-name="Idempotency-Key"]'))
    headers.set('Idempotency-Key', `try-${Date.now()}-${Math.random().toString(36).slice(2)}`)
  for (const { dataset, value } of inputs(form, '[data-in=header]'))
    if (value !== '') headers.set(dataset['name'] ?? '', value)
  for (const { dataset, value } of inputs(form, '[data-secret]')) {
    if (value === '') continue
    if (dataset['secret'] === 'token') headers.set('Authorization', `Bearer ${value}`)
    else headers.set('X-Signing-Token', value)
  }
  const media = form.dataset['media'] ?? ''
  // Of a form the browser names the type, with the boundary it chose.
  if (media !== '' && !media.startsWith('multipart/')) headers.set('Content-Type', media)
  return headers
}

function bodyOf(form: HTMLFormElement): BodyInit | null {
  const text = form.querySelector<HTMLTextAreaElement>('[data-body]')
  if (text) return text.value
  const fields = inputs(form, '[data-field]')
  if (fields.length === 0) return null
  const sent = new FormData()
  for (const { dataset, value, files } of fields) {
    const file = files?.[0]
    if (file) sent.append(dataset['field'] ?? '', file)
    else if (!files && value !== '') sent.append(dataset['field'] ?? '', value)
  }
  return sent
}

/** Events never end: the first of them is shown. */
async function textOf(answer: Response): Promise<string> {
  const type = answer.headers.get('content-type') ?? ''
  if (type.startsWith('text/event-stream')) {
    const reader = answer.body?.getReader()
    const first = await reader?.read()
    await reader?.cancel()
    return new TextDecoder().decode(first?.value)
  }
  if (/json|^text\//.test(type)) return pretty(await answer.text())
  const { size } = await answer.blob()
  return size === 0 ? '' : `${size.toLocaleString('en-US')} bytes`
}

const pretty = (text: string) => (isJson(text) ? JSON.stringify(JSON.parse(text), null, 2) : text)

function outcome(answer: Response, text: string, ms: number): HTMLElement[] {
  const headers = HEADERS.flatMap(name => {
    const value = answer.headers.get(name)
    return value === null ? [] : [`${name}: ${value}`]
  })
  const body = text.length > MOST ? `${text.slice(0, MOST)}\n… cut here` : text
  return [
    line(`${answer.status} ${answer.statusText} in ${ms} ms`, answer.ok ? 'done' : 'failed'),
    code(headers.join('\n'), 'Response headers'),
    ...(body === '' ? [] : [code(body, 'Response body')]),
  ]
}

function line(text: string, name = ''): HTMLElement {
  const made = document.createElement('p')
  made.className = name
  made.textContent = text
  return made
}

function code(text: string, label: string): HTMLElement {
  const made = document.createElement('pre')
  made.tabIndex = 0
  made.setAttribute('role', 'region')
  made.setAttribute('aria-label', label)
  made.textContent = text
  return made
}

const show = (form: HTMLFormElement, parts: HTMLElement[]) => form.querySelector('.outcome')?.replaceChildren(...parts)

export {}
