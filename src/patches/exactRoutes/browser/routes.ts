// Replaces the module of the same name that Docusaurus generates.
import routes from '@generated/routes.js';

type Routes = typeof routes;

/** Makes routes and their children match exactly. */
function exactly(loose: Routes): Routes {
  for (const route of loose) {
    Object.assign(route, {strict: true, sensitive: true});
    exactly((route.routes ?? []) as Routes);
  }
  return loose;
}

export default exactly(routes);
