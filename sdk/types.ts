// The contract's types by the names people use: an operation's path gives its input and its answer.
import type { operations } from './operations.gen.ts'
import type { components, paths } from './product.gen.ts'

export type Schemas = components['schemas']
export type Path = keyof typeof operations
export type OperationRow<P extends Path> = (typeof operations)[P]
export type Feature = OperationRow<Path>['feature']
export type PathsOf<F extends Feature> = { [P in Path]: OperationRow<P>['feature'] extends F ? P : never }[Path]
export type ReadPath = { [P in Path]: OperationRow<P>['method'] extends 'get' ? P : never }[Path]
export type WritePath = Exclude<Path, ReadPath>

type Spec<P extends Path> = P extends keyof paths
  ? Extract<paths[P][OperationRow<P>['method'] & keyof paths[P]], object>
  : never
// openapi-typescript writes `query?: never` where there is none; an intersection with never would swallow the rest.
type Some<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>
type Query<P extends Path> = Spec<P> extends { parameters: { query?: infer Q } } ? Some<Q> : unknown
type PathParameters<P extends Path> = Spec<P> extends { parameters: { path?: infer Q } } ? Some<Q> : unknown
type Body<P extends Path> =
  Spec<P> extends { requestBody?: { content: infer C } }
    ? C extends { 'application/json': infer B }
      ? B
      : C extends { 'multipart/form-data': infer B }
        ? B
        : unknown
    : unknown

/** Query, path parameters and body of an operation, merged. */
export type Input<P extends Path> = Query<P> & PathParameters<P> & Body<P>
/** The JSON body of a 200 answer. */
export type Answer<P extends Path> =
  Spec<P> extends { responses: { 200: { content: { 'application/json': infer A } } } } ? A : never

export type Permission = Schemas['Permission']
