// Parts of a contract this check can't send, each with its place: no operation is left out silently.
import type { Contract, Operation } from '../../contract.ts'
import { canBeMade } from './body.ts'
import { demandsOf, isSupported } from './credential.ts'

const STYLES = /^(form|simple|label|matrix|spaceDelimited|pipeDelimited|deepObject|json)$/

/** Why an operation cannot be asked at all. */
export function unsupportedIn(contract: Contract, operation: Operation): string | undefined {
  const { body, parameters } = operation
  const media = Object.keys(body?.media ?? {})
  if (body?.required && media.length > 0 && !media.some(canBeMade))
    return `requestBody wants ${media.join(' or ')}, which is not supported`
  const strange = parameters.find(({ style }) => !STYLES.test(style))
  if (strange) return `the ${strange.in} parameter ${strange.name} has style ${strange.style}, which is not supported`
  const demands = demandsOf(contract, operation)
  const usable = demands.some(demand => demand.every(({ scheme }) => isSupported(scheme)))
  if (demands.length === 0 || usable) return undefined
  const [one] = demands.flat().filter(({ scheme }) => !isSupported(scheme))
  const { type, scheme } = one?.scheme ?? {}
  return `securitySchemes.${one?.name} is ${[type, scheme].filter(Boolean).join(' ')}, which is not supported`
}
