// A draft form's values, converted from the stored draft and to the request.
import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { zNewInvoice } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'

/** Numbers that are typed may be missing for a while. */
export type DraftForm = Omit<Schemas['NewInvoice'], 'lines' | 'terms_days' | 'bill_to'> & {
  version: number
  bill_to: Omit<Schemas['BillTo'], 'address'> & { address: string }
  lines: { description: string; quantity: number | null; unit_cents: number | null }[]
  terms_days: number | null
}

export const EMPTY_LINE = { description: '', quantity: 1, unit_cents: null }

export const newDraft = (project_id: string, bill_to: Schemas['BillTo'], terms_days: number): DraftForm => ({
  project_id,
  title: '',
  note: '',
  terms_days,
  version: 0,
  lines: [EMPTY_LINE],
  bill_to: { ...bill_to, address: bill_to.address.join('\n') },
})

export const formOf = ({
  project_id,
  title,
  note,
  terms_days,
  version,
  lines,
  bill_to,
}: Schemas['Invoice']): DraftForm => ({
  project_id,
  title,
  note,
  terms_days,
  version,
  bill_to: { ...bill_to, address: bill_to.address.join('\n') },
  lines: lines.map(({ description, quantity, unit_cents }) => ({ description, quantity, unit_cents })),
})

const filled = ({ bill_to, ...values }: DraftForm) => ({
  ...values,
  bill_to: {
    ...bill_to,
    email: bill_to.email?.trim() || null,
    address: bill_to.address
      .split('\n')
      .map(line => line.trim())
      .filter(line => line !== ''),
  },
})

const schema = z.intersection(zNewInvoice, z.object({ version: z.int() }))
const resolve = zodResolver(schema as never)

/** The contract judges what would be sent; the form keeps what was typed. */
export function useDraftForm(saved: DraftForm) {
  return useForm<DraftForm>({
    resolver: async (values, context, options) => {
      const judged = await resolve(filled(values) as never, context as never, options as never)
      return (Object.keys(judged.errors).length > 0 ? judged : { values, errors: {} }) as never
    },
    defaultValues: saved as DefaultValues<DraftForm>,
  })
}

/** The request. The resolver has checked that all numbers are present. */
export function inputOf(values: DraftForm): Omit<Schemas['NewInvoice'], 'project_id'> {
  const { title, note, terms_days, bill_to, lines } = filled(values)
  return {
    title,
    note,
    bill_to,
    terms_days: terms_days ?? 0,
    lines: lines.map(({ description, quantity, unit_cents }) => ({
      description,
      quantity: quantity ?? 0,
      unit_cents: unit_cents ?? 0,
    })),
  }
}
