// What follows from a contract alone is worked out once: a check of a large contract asks for it thousands of times.
import type { Contract } from './contract.ts'

export function perContract<T>(make: (contract: Contract) => T): (contract: Contract) => T {
  const made = new WeakMap<Contract, { value: T }>()
  return contract => {
    const known = made.get(contract) ?? { value: make(contract) }
    made.set(contract, known)
    return known.value
  }
}
