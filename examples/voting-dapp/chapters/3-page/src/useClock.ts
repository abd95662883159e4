import {useEffect, useState} from 'react';

const seconds = () => Math.floor(Date.now() / 1000);

/** The time on the visitor's clock, in seconds since 1970 as in `block.timestamp`. */
export function useClock(): number {
  const [clock, setClock] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setClock(seconds()), 1000);
    return () => clearInterval(timer);
  }, []);
  return clock;
}
