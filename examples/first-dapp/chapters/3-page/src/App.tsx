import {Jar} from './Jar';
import {Tips} from './Tips';

export function App() {
  return (
    <main>
      <h1>Tip jar</h1>
      <div>
        <Jar />
      </div>
      <Tips />
    </main>
  );
}
