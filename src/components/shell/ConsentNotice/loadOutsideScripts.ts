import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import settings from '@generated/third-party-scripts/default/settings.json';
import {openConsent} from './consent';
import {insertOutsideScript, insertScript} from './insertScript';
import './privacyChoices.css';

const {ownScript, scripts, privacyPolicyUrl} = settings;

const services = scripts.map(({kind, label, url}) => {
  const {host} = new URL(url);
  // The name under which an answer is kept: on another host it is another service.
  return {id: `${kind} ${host}`, label, host};
});

/** Waits for the page: nothing of it comes later because of a script that is not its own. */
function afterLoad(act: () => void): void {
  if (document.readyState === 'complete') {
    act();
  } else {
    addEventListener('load', act, {once: true});
  }
}

/** Asks where there is no answer yet, and loads what is accepted. What runs cannot be stopped: a no then needs a fresh page. */
function askAndLoad(): void {
  let inserted = false;
  let asked = false;
  let opener: HTMLElement | undefined;

  const consent = openConsent(
    services.map(({id}) => id),
    () => {
      close();
      follow();
    },
  );

  const load = (): void => {
    if (!inserted && consent.read() === 'accepted') {
      inserted = true;
      scripts.forEach(insertOutsideScript);
    }
  };

  const show = async (): Promise<void> => {
    if (!asked && !opener && consent.read() !== 'none') {
      return;
    }
    asked = true;
    try {
      const {showNotice} = await import('./showNotice');
      const answer = consent.read();
      showNotice(
        opener || answer === 'none'
          ? {
              services,
              privacyPolicyUrl,
              answer,
              onAnswer: consent.give,
              ...(opener && {onClose: close}),
            }
          : undefined,
      );
    } catch (error) {
      console.warn('The privacy choices could not be loaded, so nothing was accepted.', error);
    }
  };

  function close(): void {
    opener?.focus();
    opener = undefined;
    void show();
  }

  function follow(): void {
    if (inserted && consent.read() !== 'accepted') {
      location.reload();
      return;
    }
    afterLoad(load);
    void show();
  }

  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element && target.closest('[data-privacy-choices]');
    if (button instanceof HTMLElement) {
      opener = button;
      void show();
    }
  });
  // A page that comes back from the history slept through answers that were given meanwhile.
  addEventListener('pageshow', ({persisted}) => {
    if (persisted) {
      follow();
    }
  });
  follow();
}

if (ExecutionEnvironment.canUseDOM) {
  if (ownScript !== null) {
    afterLoad(() => insertScript(ownScript));
  }
  if (scripts.length > 0) {
    askAndLoad();
  }
}
