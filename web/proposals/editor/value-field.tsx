// A block's text that may contain project values in braces.
import { useRef } from 'react'
import { variableRefusal } from '#machines/proposals/variables.ts'
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import { useEditing } from './editing.ts'
import { VariableMenu } from './rich-text/variable-menu.tsx'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  maxLength: number
  help?: string
  placeholder?: string
  rows?: number
}

export function ValueField({ label, value, onChange, maxLength, help, placeholder, rows }: Props) {
  const { whyNot } = useEditing()
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const insert = (name: string) => {
    const field = input.current
    if (!field) return
    const from = field.selectionStart ?? value.length
    const until = field.selectionEnd ?? value.length
    const put = `{${name}}`
    const next = `${value.slice(0, from)}${put}${value.slice(until)}`
    if (next.length > maxLength) return
    onChange(next)
    requestAnimationFrame(() => {
      field.focus()
      field.setSelectionRange(from + put.length, from + put.length)
    })
  }
  const shared = {
    label,
    value,
    maxLength,
    disabled: whyNot !== undefined,
    error: variableRefusal(value),
    ...(help === undefined ? {} : { help }),
    ...(placeholder === undefined ? {} : { placeholder }),
  }
  const menu = <VariableMenu onInsert={insert} disabled={whyNot !== undefined} />
  if (rows === undefined)
    return <TextField {...shared} ref={input} onChange={event => onChange(event.target.value)} suffix={menu} />
  return (
    <div className="relative">
      <TextArea {...shared} rows={rows} ref={input} onChange={event => onChange(event.target.value)} />
      <div className="absolute top-0 right-1 -mt-1.5">{menu}</div>
    </div>
  )
}
