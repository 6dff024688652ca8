// Input and output of a lender's endpoint, by name, from the types generated for its contract.
type Operations<Paths, Endpoint extends string> = Paths extends { [P in `/v1/${Endpoint}`]: infer Methods }
  ? Methods extends { post: infer Post extends object }
    ? Post
    : Methods extends { get: infer Get extends object }
      ? Get
      : never
  : never

/** The JSON body of an endpoint, or the fields of its form. */
export type LenderBody<Paths, Endpoint extends string> =
  Operations<Paths, Endpoint> extends { requestBody: { content: infer Content } }
    ? Content extends { 'application/json': infer Body }
      ? Body
      : Content extends { 'multipart/form-data': infer Form }
        ? Form
        : never
    : never

export type LenderQuery<Paths, Endpoint extends string> =
  Operations<Paths, Endpoint> extends { parameters: { query?: infer Query } } ? NonNullable<Query> : never

/** The JSON of a 200. */
export type LenderAnswer<Paths, Endpoint extends string> =
  Operations<Paths, Endpoint> extends { responses: { 200: { content: { 'application/json': infer Answer } } } }
    ? Answer
    : never
