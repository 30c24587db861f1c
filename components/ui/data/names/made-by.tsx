/** Who made something: a person, or a system with an API key that works as them. */
export function MadeBy({ name, apiKey }: { name: string; apiKey: string | null }) {
  return (
    <>
      {name}
      {apiKey !== null && <span className="block text-xs wrap-anywhere text-soft">API key {apiKey}</span>}
    </>
  );
}
