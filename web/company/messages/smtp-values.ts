import type { Schemas } from '#sdk/types.ts'

export type SmtpValues = Schemas['SmtpInput']

/** For the server: an empty field is not there. Spaces around a password belong to it. */
export const withoutEmpty = ({ host, user, password, from_name, from_address, ...rest }: SmtpValues): SmtpValues => ({
  ...rest,
  host: host?.trim() || undefined,
  user: user?.trim() || undefined,
  password: password || undefined,
  from_name: from_name?.trim() || undefined,
  from_address: from_address?.trim() || undefined,
})
