/** What people do to a page. */
export const GESTOS = ['pointerdown', 'pointermove', 'click', 'keydown', 'input', 'wheel'] as const;
/** For how long what is asked for may still come of one: less than the minute in which a shared terminal may lock. */
const RECIENTE_MS = 30_000;

let ultimo: number | undefined;

/** From now on what the page asks by itself is told from what somebody asks for. Opening it is a gesture. Returns how to stop. */
export function escucharGestos(): () => void {
  const control = new AbortController();
  const handleGesto = () => {
    ultimo = Date.now();
  };
  handleGesto();
  for (const gesto of GESTOS)
    addEventListener(gesto, handleGesto, { capture: true, passive: true, signal: control.signal });
  return () => {
    control.abort();
    ultimo = undefined;
  };
}

/** Whether nobody has done anything for a while: what is asked for now keeps no session awake (`seguridad.md` 3.2). */
export const sinNadie = (): boolean => ultimo !== undefined && Math.abs(Date.now() - ultimo) > RECIENTE_MS;
