// A refusal of the mocks themselves, which no contract describes: a problem document that the product's own client reads too.

export const problem = (status: number, code: string, message: string, headers: Record<string, string> = {}) =>
  new Response(
    JSON.stringify({
      title: 'The mocks refuse this',
      status,
      detail: message,
      message,
      code,
      request_id: crypto.randomUUID(),
    }),
    { status, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers } },
  )
