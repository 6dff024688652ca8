// Values that must never be in a flow: passwords, numbers and birthdays, lender credentials, email addresses. Each
// becomes an input, with a made-up default if possible.

type Input = { type: 'string'; description: string; default?: string }
export type Secrets = {
  /** The flow's text for a value of this name: an expression, or the value itself. */
  hide(value: string, name: string): string
  inputs(): Record<string, Input>
}

type Kind = { named: RegExp; input: string; description: string; made_up: (value: string) => string | undefined }
const WORDS = ['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** `signs_up`: the recording makes its own company, so its people and passwords can be made up. */
export function secretsOf({ signs_up, owner }: { signs_up: boolean; owner: string | undefined }): Secrets {
  const inputs = new Map<string, Input>()
  const known = new Map<string, string>()
  const people: string[] = []
  const kinds: Kind[] = [
    {
      named: /password$/i,
      input: 'password',
      description: 'A password.',
      made_up: () => (signs_up ? `${WORDS[passwords()] ?? 'many'} quiet sunflowers` : undefined),
    },
    { named: /(^|_)ssn/i, input: 'ssn', description: 'A social security number, whole or its end.', made_up: likeSsn },
    { named: /birth_?da(te|y)/i, input: 'birth_date', description: 'A day of birth.', made_up: () => '1984-05-17' },
    {
      named: /secret|credential|token$|(^|_)key$|signature$/i,
      input: 'secret',
      description: 'Something that lets in.',
      made_up: () => undefined,
    },
  ]
  const passwords = () => [...inputs.keys()].filter(name => name.startsWith('password')).length

  return {
    hide(value, name) {
      if (/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value)) return mailOf(value)
      const kind = kinds.find(({ named }) => named.test(name))
      if (!kind) return value
      const before = known.get(`${kind.input} ${value}`)
      if (before) return before
      const nth = [...inputs.keys()].filter(one => one.startsWith(kind.input)).length + 1
      const input = nth === 1 ? kind.input : `${kind.input}_${nth}`
      const made_up = kind.made_up(value)
      inputs.set(input, { type: 'string', description: kind.description, ...(made_up ? { default: made_up } : {}) })
      known.set(`${kind.input} ${value}`, `{$inputs.${input}}`)
      return `{$inputs.${input}}`
    },
    inputs: () => Object.fromEntries(inputs),
  }

  function mailOf(email: string): string {
    if (email === owner) {
      if (signs_up) return 'owner-{$inputs.run}@example.com'
      inputs.set('email', { type: 'string', description: 'Who signs in.' })
      return '{$inputs.email}'
    }
    if (!people.includes(email)) people.push(email)
    return `person-${people.indexOf(email) + 1}-{$inputs.run}@example.com`
  }
}

/** As long as what was typed. */
function likeSsn(value: string): string {
  const digits = value.replaceAll(/\D/g, '')
  if (digits.length === 4) return '6789'
  return value.includes('-') ? '123-45-6789' : '123456789'
}
