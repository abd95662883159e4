export function App() {
  return (
    <main>
      <h1>Guestbook</h1>
    </main>
  );
}
