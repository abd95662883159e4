import {Gallery} from './Gallery';

export function App() {
  return (
    <main>
      <h1>Horizons</h1>
      <Gallery />
    </main>
  );
}
