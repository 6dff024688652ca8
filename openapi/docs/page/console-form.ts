// The console of one operation: a form filled with the example, sent by browser/console.ts. Without its script nothing is sent.
import type { Operation, Parameter } from '../../contract.ts'
import { record } from '../../json.ts'
import { escaped } from '../../report-parts.ts'
import { type Credential, credentialOf } from '../samples/credentials.ts'
import { exampleInput } from '../samples/example-input.ts'
import type { Api } from '../sites.ts'

const CREDENTIALS: Record<Credential, string> = { token: 'Your token', signing_token: 'Signing token' }

export function consoleForm(api: Api, operation: Operation): string {
  const { method, path, id, parameters } = operation
  const example = exampleInput(api.contract, operation)
  const credential = credentialOf(api, operation)
  const value = (parameter: Parameter) => example.parameters.find(one => one.parameter === parameter)?.value ?? ''
  const fields = [
    ...(credential ? [input(id, CREDENTIALS[credential], { class: 'secret', 'data-secret': credential })] : []),
    ...parameters.map(one =>
      input(id, one.name, {
        'data-in': one.in,
        'data-name': one.name,
        // Generated for each request unless typed.
        ...(one.name === 'Idempotency-Key'
          ? { placeholder: 'A new one for each request' }
          : { value: [value(one)].flat().join(','), ...(one.required ? { required: '' } : {}) }),
        ...(one.schema['type'] === 'array' ? { 'data-list': '' } : {}),
      }),
    ),
    ...bodyFields(id, example.media, example.body),
  ]
  return `<details class="console"><summary>Try it</summary>
<form data-method="${method.toUpperCase()}" data-path="${escaped(api.base + path)}" data-media="${escaped(example.media ?? '')}" novalidate>
${fields.join('\n')}
<button type="submit">Send request</button>
<div class="outcome" role="status"></div>
</form></details>`
}

function bodyFields(id: string, media: string | undefined, body: unknown): string[] {
  if (media === undefined) return []
  if (/json/.test(media)) {
    const text = JSON.stringify(body, null, 2)
    const rows = Math.min(16, text.split('\n').length)
    return [
      `<label for="try-${escaped(id)}-body">Body</label><textarea id="try-${escaped(id)}-body" rows="${rows}" data-body spellcheck="false">\n${escaped(text)}</textarea>`,
    ]
  }
  return Object.entries(record(body)).map(([name, value]) =>
    input(id, name, {
      'data-field': name,
      ...(name === 'file' ? { type: 'file' } : { value: String(value) }),
    }),
  )
}

/** Never of type password: browsers would offer to save it. */
function input(id: string, label: string, attributes: Record<string, string>): string {
  const own = `try-${id}-${label.replaceAll(/\W/g, '-')}`
  const named = Object.entries({ type: 'text', autocomplete: 'off', spellcheck: 'false', ...attributes })
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')
  const mark = 'required' in attributes ? ' <span class="required">required</span>' : ''
  return `<label for="${escaped(own)}">${escaped(label)}${mark}</label><input id="${escaped(own)}"${named}>`
}
