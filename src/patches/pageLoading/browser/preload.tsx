// Replaces the module of the same name in Docusaurus.
import routes from '@generated/routes';
import Loading from '@theme/Loading';
import {createRoot} from 'react-dom/client';
import {matchRoutes} from 'react-router-config';

/** The real type of a route component. */
interface Preloadable {
  readonly preload: () => Promise<unknown>;
}

/** Shows an error above the page, which keeps its served HTML. */
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
        // The host is unreachable, so the error stays.
      }}
      isLoading={false}
      pastDelay
      timedOut={false}
    />,
  );
}

/** Loads the routes of a path, including routes that are added meanwhile. */
async function preloadRoutes(path: string, loaded: readonly unknown[] = []): Promise<void> {
  const found = matchRoutes(routes, path).map(({route}) => route);
  if (found.every((route) => loaded.includes(route))) {
    return;
  }
  await Promise.all(found.map(({component}) => (component as unknown as Preloadable).preload()));
  await preloadRoutes(path, found);
}

/**
 * Loads the code of a page before it is shown. If that fails, the next route shows the error with a
 * Retry button. The first page of a visit keeps its served HTML.
 */
export default async function preload(path: string): Promise<void> {
  try {
    await Promise.all(
      // A route can contain percent escapes or not.
      [...new Set([path, decodeURI(path)])].map((form) => preloadRoutes(form)),
    );
  } catch (error) {
    console.warn(error);
    if (!('docusaurusRoot' in window)) {
      showFailure(error);
      await new Promise(() => {
        // Never resolves, because hydration would follow.
      });
    }
  }
}
