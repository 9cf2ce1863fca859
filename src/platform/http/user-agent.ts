/** The User-Agent header of the request being handled, for code that a library calls without the request. */
import { AsyncLocalStorage } from 'node:async_hooks';

const underWay = new AsyncLocalStorage<string>();

export const withUserAgent = <Result>(request: Request, work: () => Result): Result =>
  underWay.run(request.headers.get('user-agent') ?? '', work);

/** Empty outside of a request, or when the browser sends none. */
export const currentUserAgent = (): string => underWay.getStore() ?? '';
