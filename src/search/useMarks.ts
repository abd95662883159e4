import {useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {Mark} from '@generated/@easyops-cn/docusaurus-search-local/default/generated.js';

/** Marks the words of `_highlight` in the page, on sites that enable it, and returns them. */
export function useMarks(): string {
  const {pathname, search} = useLocation();
  const [marked, setMarked] = useState('');
  useEffect(() => {
    if (!Mark) {
      return;
    }
    const words = new URLSearchParams(search).getAll('_highlight');
    const article = document.querySelector('article');
    const marker = article && new Mark(article);
    // After the page has drawn its code blocks anew.
    const timer = setTimeout(() => {
      setMarked(words.join(' '));
      marker?.mark(words);
    });
    return () => {
      clearTimeout(timer);
      marker?.unmark();
    };
  }, [pathname, search]);
  return marked;
}
