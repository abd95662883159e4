// In place of the module of the same name in Docusaurus.
import routes from '@generated/routes';
import Loading from '@theme/Loading';
import {createRoot} from 'react-dom/client';
import {matchRoutes} from 'react-router-config';

/** A component as it is: its type forgets the promise. */
interface Preloadable {
  readonly preload: () => Promise<unknown>;
}

/** Says above the page, which stays as the host served it, that it could not be brought to life. */
function showFailure(error: unknown): void {
  document.documentElement.setAttribute('data-scripts-failed', '');
  const box = document.createElement('div');
  const title = document.querySelector('h1');
  if (title) {
    title.before(box);
  } else {
    document.body.prepend(box);
  }
  createRoot(box).render(
    <Loading
      error={error}
      retry={() => {
        // The host cannot be reached: the box stays.
      }}
      isLoading={false}
      pastDelay
      timedOut={false}
    />,
  );
}

/** Loads the routes of a path, and those that came with one of them. */
async function preloadRoutes(path: string, loaded: readonly unknown[] = []): Promise<void> {
  const found = matchRoutes(routes, path).map(({route}) => route);
  if (found.every((route) => loaded.includes(route))) {
    return;
  }
  await Promise.all(found.map(({component}) => (component as unknown as Preloadable).preload()));
  await preloadRoutes(path, found);
}

/**
 * Loads what a path needs before it is shown.
 * Where that fails, the route that is shown next says so and offers to retry; a first page stays as it was served.
 */
export default async function preload(path: string): Promise<void> {
  try {
    await Promise.all(
      // A route is written with or without percent escapes.
      [...new Set([path, decodeURI(path)])].map((form) => preloadRoutes(form)),
    );
  } catch (error) {
    console.warn(error);
    if (!('docusaurusRoot' in window)) {
      showFailure(error);
      await new Promise(() => {
        // Never: what waits would bring the page to life.
      });
    }
  }
}
