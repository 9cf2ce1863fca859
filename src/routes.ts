import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** The site map: Finnish paths stand here and nowhere else. Languages are prefixes outside of it. */
export default [
  index('pages/home.tsx'),
] satisfies RouteConfig;
