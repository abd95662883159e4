import {Authors} from './Authors';

export function App() {
  return (
    <main>
      <h1>Guestbook</h1>
      <Authors />
    </main>
  );
}
