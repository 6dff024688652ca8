// Replaces mocks/replay/local.ts in the package, which doesn't include the server.
export const startLocal = async (): Promise<never> => {
  throw new Error('--against local needs a checkout of the product. Use --against mocks, or the address of a server.')
}
