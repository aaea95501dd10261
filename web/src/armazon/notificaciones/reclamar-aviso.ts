const CLAVE = 'trastienda.aviso.v1';

/** Whether this tab is the one to say it: somebody looks at it, and no other tab of this browser said it before. */
export function reclamarAviso(id: number): boolean {
  if (document.visibilityState === 'hidden') return false;
  try {
    if (Number(localStorage.getItem(CLAVE) ?? 0) >= id) return false;
    localStorage.setItem(CLAVE, String(id));
  } catch {
    // Without storage each tab in sight says it.
  }
  return true;
}
