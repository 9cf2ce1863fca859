import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // All routes are known from the start: no request for a manifest on the first hover.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: true,
} satisfies Config;
