// A form validated by messages: submitted once there are none. Fields look up their own.
import type { FieldErrors, FieldValues, Resolver, ResolverResult } from 'react-hook-form'

export const resolverOf =
  <F extends FieldValues>(firstFault: (values: F) => string | undefined): Resolver<F> =>
  (values): ResolverResult<F> => {
    const message = firstFault(values)
    if (message === undefined) return { values, errors: {} }
    const errors: FieldErrors<F> = {}
    errors.root = { rule: { type: 'fault', message } }
    return { values: {}, errors }
  }
