import {type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Mark} from '@generated/@easyops-cn/docusaurus-search-local/default/generated.js';
import {hitUrl, type SearchHit} from '@site/src/search/hit';
import {searchPageUrl} from '@site/src/search/scope';
import {useSearch} from '@site/src/search/useSearch';
import {useSearchScope} from '@site/src/search/useSearchScope';
import clsx from 'clsx';
import Icon from '../Icon';
import {clearIcon, searchIcon} from '../Icon/icons';
import Spinner from '../Spinner';
import VisuallyHidden from '../VisuallyHidden';
import {allResults} from './allResults';
import {moveActive} from './moveActive';
import ShortcutHint from './ShortcutHint';
import {statusText} from './statusText';
import SuggestionPanel from './SuggestionPanel';
import styles from './styles.module.css';
import {useShortcut} from './useShortcut';

interface Props {
  /** `bar` folds into an icon on narrow screens; `wide` is the search of a page of its own. */
  readonly kind: 'bar' | 'wide';
  /** Whether Cmd+K or Ctrl+K leads here. One box of a page at most. */
  readonly shortcut?: boolean;
  readonly initialQuery?: string;
  readonly onClear?: () => void;
}

/** The search over the documentation, with suggestions while the reader types. */
export default function SearchBox({
  kind,
  shortcut = false,
  initialQuery = '',
  onClear,
}: Props): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {baseUrl, customFields} = siteConfig;
  const history = useHistory();
  const scope = useSearchScope();
  const [query, setQuery] = useState(initialQuery);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const box = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const search = useSearch(scope, query, Number(customFields?.searchSuggestions));
  const id = useId();
  const listId = `${id}list`;
  const optionId = (index: number) => `${id}option${index}`;
  useShortcut(input, shortcut);

  const words = query.trim();
  const showsPanel = open && words !== '';
  const hits = search.hits ?? [];
  const selected = showsPanel ? hits[active] : undefined;

  const close = () => {
    setOpen(false);
    input.current?.blur();
  };
  const choose = (hit: SearchHit, event?: MouseEvent) => {
    const url = hitUrl(hit, Mark !== null);
    if (event && (event.metaKey || event.ctrlKey)) {
      window.open(url, '_blank', 'noopener');
      return;
    }
    close();
    history.push(url);
  };
  const submit = () => {
    if (selected && search.settled) {
      choose(selected);
    } else if (words !== '') {
      close();
      history.push(searchPageUrl(words, scope, baseUrl));
    }
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && showsPanel) {
      // The first press closes the list, as the browser would empty the box.
      event.preventDefault();
      setOpen(false);
      return;
    }
    const next = moveActive(event.key, active, hits.length);
    if (next !== undefined) {
      event.preventDefault();
      setOpen(true);
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({block: 'nearest'});
    }
  };

  return (
    // What listens here listens for all that is inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={box}
      role="search"
      aria-label={kind === 'bar' ? 'Documentation' : 'All documentation'}
      action={`${baseUrl}search`}
      className={clsx(styles.box, styles[kind], open && styles.open)}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onBlur={({relatedTarget}) => {
        if (!box.current?.contains(relatedTarget)) {
          setOpen(false);
        }
      }}
    >
      <Icon shape={searchIcon} className={styles.icon} />
      <input
        ref={input}
        name="q"
        type="text"
        role="combobox"
        aria-label="Search"
        aria-autocomplete="list"
        aria-expanded={showsPanel && hits.length > 0}
        aria-controls={listId}
        aria-activedescendant={selected && optionId(active)}
        placeholder={kind === 'bar' ? 'Search' : 'Search the documentation'}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        className={styles.input}
        value={query}
        onChange={({target}) => {
          setQuery(target.value);
          setActive(0);
          setOpen(true);
        }}
        onPointerEnter={search.load}
        onFocus={() => {
          search.load();
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={pressKey}
      />
      <span className={styles.end}>
        {search.index === 'loading' && <Spinner />}
        {query === '' ? (
          shortcut && <ShortcutHint />
        ) : (
          <button
            type="button"
            className={styles.clear}
            aria-label="Clear the search"
            onClick={() => {
              setQuery('');
              onClear?.();
              input.current?.focus();
            }}
          >
            <Icon shape={clearIcon} />
          </button>
        )}
      </span>
      {showsPanel && (
        // A press on the list leaves the focus in the input.
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions
        <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
          <SuggestionPanel
            search={search}
            listId={listId}
            optionId={optionId}
            active={active}
            all={allResults(words, scope, hits.length === 0, baseUrl, i18n.currentLocale)}
            onPoint={setActive}
            onChoose={choose}
            onClose={close}
          />
        </div>
      )}
      <VisuallyHidden role="status">{showsPanel && statusText(search)}</VisuallyHidden>
    </form>
  );
}
