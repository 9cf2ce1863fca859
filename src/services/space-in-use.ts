/** The content space that a call is answered with: the version its caller uses, so that no page mixes two. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import type { SpaceHolder } from '#features/content/operations/holder.ts';
import { contentVersionHeader } from '#features/content/rules/version.ts';
import type { Space } from '#features/content/record/space.ts';

export interface SpaceInUse {
  /** The space of the call under way; the newest one outside of calls. */
  space(): Space;
  middleware: MiddlewareHandler;
}

export function spaceInUse(holder: SpaceHolder): SpaceInUse {
  const ofCall = new AsyncLocalStorage<Space>();
  return {
    space: () => ofCall.getStore() ?? holder.current().space,
    async middleware(c, next) {
      const version = Number(c.req.header(contentVersionHeader));
      const { space } = version > 0 ? await holder.at(version) : holder.current();
      await ofCall.run(space, next);
    },
  };
}
